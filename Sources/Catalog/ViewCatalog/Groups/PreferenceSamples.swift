import SwiftUI

struct PreferenceSamples: SampleGroup {
  let title = "Geometry and preferences"
  let summary = "Geometry and preferences: what views learn about their frame, and what they pass to the views above."

  var samples: [Sample] {
    Sample("GeometryProxy.size") {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
      }
    }

    Sample("GeometryProxy.frame(in:)") {
      GeometryReader { geometry in
        let frame = geometry.frame(in: .global)
        Text("from \(Int(frame.minX)), \(Int(frame.minY))")
      }
      .padding(12)
    }

    Sample(".coordinateSpace(_:)") {
      VStack {
        GeometryReader { geometry in
          let frame = geometry.frame(in: .named("card"))
          Text("\(Int(frame.minY)) below the top")
        }
      }
      .padding(.top, 30)
      .coordinateSpace(.named("card"))
    }

    Sample(".visualEffect(_:)", note: "Rotated by an angle that depends on its width.") {
      Tile(.orange, width: 60, height: 34)
        .visualEffect { content, geometry in
          content.rotationEffect(
            .degrees(geometry.size.width / 4))
        }
    }

    Sample(".onGeometryChange(for:of:action:)") { MeasuringSample() }

    Sample(".preference(key:value:), .onPreferenceChange(_:perform:)", note: "The inner view sets the title above.") {
      TitledSample()
    }

    Sample(".overlayPreferenceValue(_:_:)") {
      Text("Moon").font(.title)
        .preference(key: WidthKey.self, value: 40)
        .overlayPreferenceValue(WidthKey.self, alignment: .bottom) { width in
          Color.red.frame(width: width, height: 3)
        }
    }

    Sample(".backgroundPreferenceValue(_:_:)") {
      Text("Moon").font(.title)
        .preference(key: WidthKey.self, value: 90)
        .backgroundPreferenceValue(WidthKey.self) { width in
          Color.yellow.opacity(0.4)
            .frame(width: width, height: 16)
        }
    }

    Sample(".transformPreference(_:_:)", note: "Doubles the value that is set inside.") {
      Text("Moon")
        .preference(key: WidthKey.self, value: 40)
        .transformPreference(WidthKey.self) { $0 *= 2 }
        .overlayPreferenceValue(WidthKey.self, alignment: .bottom) { width in
          Color.red.frame(width: width, height: 3)
        }
    }

    Sample(".anchorPreference(key:value:transform:)", note: "A frame around the selected view.") {
      HStack {
        Tile(.red)
        Tile(.orange)
          .anchorPreference(
            key: BoundsKey.self, value: .bounds
          ) { $0 }
        Tile(.yellow)
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { geometry in
          if let anchor {
            let frame = geometry[anchor]
            Rectangle()
              .stroke(.primary, lineWidth: 2)
              .frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }

    Sample(".transformAnchorPreference(key:value:transform:)", note: "Several bounds in one preference.") {
      Tile(.teal, width: 70, height: 40)
        .transformAnchorPreference(
          key: BoundsKey.self, value: .bounds
        ) { $0 = $0 ?? $1 }
        .overlayPreferenceValue(BoundsKey.self) { anchor in
          GeometryReader { geometry in
            if let anchor {
              Text("\(Int(geometry[anchor].width)) wide")
                .foregroundStyle(.black)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
          }
        }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

private struct TitleKey: PreferenceKey {
  static var defaultValue: String { "no title" }

  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct TitledSample: View {
  @State private var title = ""

  var body: some View {
    VStack {
      Text(title).font(.headline)
      Tile(.indigo)
        .preference(key: TitleKey.self, value: "Tonight")
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

private struct MeasuringSample: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Tile(.purple, width: 60, height: 34)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
      Text("\(Int(size.width)) × \(Int(size.height))")
    }
  }
}
