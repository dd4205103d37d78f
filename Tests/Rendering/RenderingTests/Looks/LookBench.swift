import Graphics
import LayoutEngine
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

/// A widget that tells its looks apart, and the requests for them.
enum LookBench {
  static func request(
    _ look: WidgetLook, _ family: WidgetFamily = .systemSmall, device: String = "430x932", scale: CGFloat = 1
  ) throws -> RenderRequest {
    var request = RenderRequest(family: family)
    request.device = try #require(DeviceProfile.named(device))
    (request.look, request.scale) = (look, PixelScale(scale))
    return request
  }

  /// Hills at sunrise.
  static let wallpaper = WallpaperBackground.gradient(
    ["#0B1D51", "#725CAD", "#F49BAB", "#FFE1AF"].compactMap(ResolvedColor.init(digits:)),
    degrees: 200)

  static func picture(
    _ request: RenderRequest, texture: WidgetTexture = .glass,
    mountingStyles: [WidgetMountingStyle] = [.elevated, .recessed], @ViewBuilder content: @escaping () -> some View
  ) async throws -> RenderedFrame {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in content() }
      .supportedFamilies(WidgetFamily.allCases)
      .widgetTexture(texture)
      .supportedMountingStyles(mountingStyles)
    let kind = try #require(configuration._kind)
    return try await TestWidget.renderer().currentPicture(of: kind, request, as: .png)
  }
}

extension ResolvedColor {
  /// Parses `#RRGGBB`.
  fileprivate init?(digits: String) {
    guard let value = Int(digits.dropFirst(), radix: 16) else { return nil }
    self.init(
      red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255, blue: Double(value & 255) / 255)
  }
}

/// The tide in a harbour.
struct HarborView: View {
  @Environment(\.levelOfDetail) private var detail
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: "water.waves").font(.title2).foregroundStyle(.cyan).widgetAccentable()
        Spacer()
        if detail == .default { Image(systemName: "moon.fill").foregroundStyle(.yellow) }
      }
      Text("Harbour").font(detail == .default ? .headline : .title2.bold())
      Text("2.4 m").font(.system(size: detail == .default ? 32 : 44, weight: .semibold, design: .rounded))
        .widgetAccentable()
      Spacer(minLength: 0)
      if detail == .default {
        Capsule().fill(LinearGradient(colors: [.teal, .blue], startPoint: .leading, endPoint: .trailing))
          .frame(height: 6)
        Text("High tide at 11:20").font(.caption2).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .foregroundStyle(showsBackground ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [Color(red: 0.1, green: 0.25, blue: 0.5), Color(red: 0.05, green: 0.45, blue: 0.55)], startPoint: .top,
        endPoint: .bottom)
    }
  }
}
