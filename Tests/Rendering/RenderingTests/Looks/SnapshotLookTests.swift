import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

/// One widget in all looks: pictures for people.
@Suite struct SnapshotLookTests {
  @Test(arguments: [
    WidgetLook.standard, .tinted, .clear, .withoutBackground, .standBy, .standByNight, .carPlay, .alwaysOn,
  ])
  func `a widget of a phone`(_ look: WidgetLook) async throws {
    for scheme in [ColorScheme.light, .dark] {
      var request = try LookBench.request(look)
      (request.colorScheme, request.backdrop) = (scheme, LookBench.wallpaper)
      if scheme == .dark && !request.followsColorScheme { continue }
      let picture = try await LookBench.picture(request) { HarborView() }
      #expect(picture.diagnostics == [])
      try expectSnapshot("looks/\(look.rawValue)-\(scheme == .dark ? "dark" : "light")", of: picture)
    }
  }

  @Test(arguments: ["glass", "paper", "recessed", "simplified"])
  func `a widget on a wall in visionOS`(_ name: String) async throws {
    let look: WidgetLook = name == "recessed" ? .recessed : name == "simplified" ? .simplified : .standard
    let family: WidgetFamily = name == "glass" ? .systemExtraLargePortrait : .systemSmall
    let request = try LookBench.request(look, family, device: "vision")
    let picture = try await LookBench.picture(request, texture: name == "paper" ? .paper : .glass) { HarborView() }
    #expect(picture.diagnostics == [])
    try expectSnapshot("looks/vision-\(name)", of: picture)
  }

  @Test func `images in the colours of a tinted widget`() async throws {
    var request = try LookBench.request(.tinted, .systemMedium)
    request.accent = ResolvedColor(red: 0.8, green: 0.3, blue: 0.1)
    let picture = try await LookBench.picture(request) {
      HStack(spacing: 14) {
        ForEach(0..<5) { index in
          let photo = Image(PhotoPixels.image, scale: 1).resizable()
          Group {
            switch index {
            case 0: photo.widgetAccentedRenderingMode(nil)
            case 1: photo.widgetAccentedRenderingMode(.accented)
            case 2: photo.widgetAccentedRenderingMode(.desaturated)
            case 3: photo.widgetAccentedRenderingMode(.accentedDesaturated)
            default: photo.widgetAccentedRenderingMode(.fullColor)
            }
          }
          .frame(width: 50, height: 70)
        }
      }
      .containerBackground(.gray, for: .widget)
    }
    #expect(picture.diagnostics == [])
    try expectSnapshot("looks/images", of: picture)
  }

  @Test(arguments: ["plain", "text", "gauge", "bounds", "curved", "stack"])
  func `a corner of a watch face`(_ name: String) async throws {
    let request = try LookBench.request(.standard, .accessoryCorner, device: "watch-198x242", scale: 3)
    let picture = try await LookBench.picture(request) { CornerView(name: name) }
    #expect(picture.diagnostics == [])
    try expectSnapshot("looks/corner-\(name)", of: picture)
  }

  @Test func `a corner in the colour of the watch face`() async throws {
    var request = try LookBench.request(.standard, .accessoryCorner, device: "watch-198x242", scale: 3)
    (request.renderingMode, request.accent) = (.accented, ResolvedColor(red: 1, green: 0.6, blue: 0))
    let picture = try await LookBench.picture(request) { CornerView(name: "gauge") }
    try expectSnapshot("looks/corner-accented", of: picture)
  }

  @Test func `a label around a round watch face`() async throws {
    let request = try LookBench.request(.bezel, .accessoryCircular, device: "watch-198x242", scale: 2)
    let picture = try await LookBench.picture(request) {
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "water.waves").font(.title2)
      }
      .widgetLabel("High tide at 11:20 · 2.4 m")
    }
    #expect(picture.diagnostics == [])
    try expectSnapshot("looks/bezel", of: picture)
  }
}

/// Stripes of all hues, darker below.
private enum PhotoPixels {
  static let image: DrawableImage = {
    let (width, height) = (50, 70)
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      let hues: [UInt32] = [0xE0_4040, 0xE0_C040, 0x40_B060, 0x40_90E0, 0x80_50C0]
      for index in pixels.indices {
        let (x, y) = (index % width, index / width)
        let share = UInt32(255 - y * 2)
        let hue = hues[x * hues.count / width]
        let parts = [16, 8, 0].map { shift in ((hue >> UInt32(shift) & 255) * share / 255) << UInt32(shift) }
        pixels[index] = parts.reduce(0xFF00_0000, |)
      }
    }
    return DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize)
  }()
}

private struct CornerView: View {
  let name: String

  var body: some View {
    switch name {
    case "plain": icon
    case "text": icon.widgetLabel("2.4 m at 11:20")
    case "gauge": icon.widgetLabel { Gauge(value: 0.6) { Text("Tide") }.tint(.cyan) }
    case "bounds":
      icon.widgetLabel {
        Gauge(value: 0.6) {
          Text("Tide")
        } currentValueLabel: {
          Text("2.4")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
    case "curved":
      Text("21°").font(.system(size: 20, weight: .semibold, design: .rounded))
        .foregroundStyle(.orange)
        .widgetCurvesContent()
        .widgetLabel { ProgressView(value: 0.3).tint(.orange) }
    default:
      Text("LISBON").widgetCurvesContent().widgetLabel { Text("21° and sunny").foregroundStyle(.yellow) }
    }
  }

  private var icon: some View {
    ZStack {
      AccessoryWidgetBackground()
      Image(systemName: "water.waves").font(.title3).foregroundStyle(.cyan).widgetAccentable()
    }
  }
}
