import Diagnostics
import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

@Suite struct SnapshotRenderingModeTests {
  @Test(arguments: [WidgetRenderingMode.fullColor, .accented, .vibrant])
  func `a widget in every mode`(_ mode: WidgetRenderingMode) async throws {
    var request = RenderRequest(family: .systemSmall)
    request.renderingMode = mode
    request.scale = PixelScale(1)
    let picture = try await TestWidget.picture(request) { WeatherView() }
    #expect(picture.diagnostics == [])
    try expectSnapshot("modes/\(mode)", of: picture)
  }

  @Test func `a gauge on the Lock Screen`() async throws {
    let picture = try await TestWidget.picture(RenderRequest(family: .accessoryCircular)) {
      ZStack {
        AccessoryWidgetBackground()
        Gauge(value: 0.7) {
          Image(systemName: "drop.fill")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircular)
      }
    }
    #expect(picture.diagnostics == [])
    try expectSnapshot("modes/circular", of: picture)
  }

  private struct WeatherView: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Image(systemName: "sun.max.fill").foregroundStyle(.yellow).font(.title).widgetAccentable()
          Spacer()
          Text("☀️").font(.title)
        }
        Text("Lisbon").font(.headline)
        Text("24°").font(.system(size: 34, weight: .light)).widgetAccentable()
        Spacer(minLength: 0)
        Capsule().fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(height: 8)
        Text("Clear until the evening").font(.caption2).foregroundStyle(.secondary)
      }
      .padding(14)
      .containerBackground(.blue.gradient, for: .widget)
    }
  }
}
