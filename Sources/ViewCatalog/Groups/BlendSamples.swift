import SwiftUI

struct BlendSamples: SampleGroup {
  let title = "Blend modes"
  let summary = "A warm disc blended into a cool one and the ground between them."

  var samples: [Sample] {
    Sample(".blendMode(.normal)") { Discs(mode: .normal) }
    Sample(".blendMode(.multiply)") { Discs(mode: .multiply) }
    Sample(".blendMode(.screen)") { Discs(mode: .screen) }
    Sample(".blendMode(.overlay)") { Discs(mode: .overlay) }
    Sample(".blendMode(.darken)") { Discs(mode: .darken) }
    Sample(".blendMode(.lighten)") { Discs(mode: .lighten) }
    Sample(".blendMode(.colorDodge)") { Discs(mode: .colorDodge) }
    Sample(".blendMode(.colorBurn)") { Discs(mode: .colorBurn) }
    Sample(".blendMode(.softLight)") { Discs(mode: .softLight) }
    Sample(".blendMode(.hardLight)") { Discs(mode: .hardLight) }
    Sample(".blendMode(.difference)") { Discs(mode: .difference) }
    Sample(".blendMode(.exclusion)") { Discs(mode: .exclusion) }
    Sample(".blendMode(.hue)") { Discs(mode: .hue) }
    Sample(".blendMode(.saturation)") { Discs(mode: .saturation) }
    Sample(".blendMode(.color)") { Discs(mode: .color) }
    Sample(".blendMode(.luminosity)") { Discs(mode: .luminosity) }
    Sample(".blendMode(.sourceAtop)") { Discs(mode: .sourceAtop) }
    Sample(".blendMode(.destinationOver)") { Discs(mode: .destinationOver) }
    Sample(".blendMode(.destinationOut)") { Discs(mode: .destinationOut) }
    Sample(".blendMode(.plusDarker)") { Discs(mode: .plusDarker) }
    Sample(".blendMode(.plusLighter)") { Discs(mode: .plusLighter) }
  }
}

/// Two discs, the second blended with the first, in a group of their own.
private struct Discs: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      Circle().fill(.teal).frame(width: 62).offset(x: -18)
      Circle().fill(.orange).frame(width: 62).offset(x: 18).blendMode(mode)
    }
    .frame(width: 110, height: 80)
    .compositingGroup()
  }
}
