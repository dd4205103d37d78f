import Foundation
import Graphics
import Timelines
import Views
import Widgets

/// The effect of a widget's location on its colours and background.
///
/// Apple's pages: WidgetKit/WidgetRenderingMode and "Optimizing your widget for accented rendering mode and Liquid
/// Glass".
struct WidgetAppearance {
  let request: RenderRequest
  let isBackgroundRemovable: Bool

  /// False if the system removes the widget's background: in all modes except full colour, in some looks and on watch
  /// faces, unless the configuration keeps the background.
  var showsBackground: Bool {
    if !isBackgroundRemovable { return true }
    return request.renderingMode == .fullColor && !request.look.removesBackground && !request.isOnWatchFace
  }

  /// Lock Screens, tinted Home Screens, watches and Dynamic Islands are dark, whatever the system's colour scheme is.
  var colorScheme: ColorScheme {
    guard request.renderingMode == .fullColor, !request.family.isInIsland, request.followsColorScheme else {
      return .dark
    }
    return request.colorScheme
  }

  /// What a Home Screen or a Smart Stack shows behind a transparent or missing background: white, in dark mode black.
  /// Nothing behind an opaque background, or on a Lock Screen.
  func ground(under background: [DisplayItem], size: CGSize) -> [DisplayItem] {
    let canvas = CGRect(origin: .zero, size: size)
    guard request.renderingMode == .fullColor, !request.family.isAccessory || request.device.idiom == .watch,
      request.backdrop == nil,
      background.first?.covers(canvas) != true
    else { return [] }
    return [.fill(Path(canvas), .color(color(.background)), evenOdd: false)]
  }

  /// The painted items; `background` is `nil` if it is removed.
  ///
  /// - `accented`: the content in two colours on a dark background, or on its own background without colour; on glass,
  ///   all of it in white.
  /// - `vibrant`: white with the content's brightness as opacity, without a background: the Lock Screen is behind it. In
  ///   StandBy at night, red.
  func items(content: [DisplayItem], background: [DisplayItem]?, size: CGSize) -> [DisplayItem] {
    let canvas = Path(CGRect(origin: .zero, size: size))
    switch request.renderingMode {
    case .accented:
      var rendering = AccentedRendering(primary: .white, accent: request.look.hasGlass ? .white : request.accent)
      // watchOS ignores images in their own colours ("Optimizing your widget for accented rendering mode …").
      rendering.allowsOwnColors = request.device.idiom != .watch
      let ground: [DisplayItem]
      if let background {
        ground = [.group(.color(.grayscale(1)), background)]
      } else if request.look.hasGlass {
        ground = glass(size).items
      } else {
        ground = [.fill(canvas, .color(request.isOnWatchFace ? .black : color(.accentedGround)), evenOdd: false)]
      }
      return ground + rendering.painting(content)
    case .vibrant:
      let items = (background ?? []) + content
      guard !items.bounds.isNull else { return [] }
      let ink = request.look == .standByNight ? Self.nightRed : .white
      return [.group(.clip(canvas, evenOdd: false), [.filled(with: ink, byLuminanceOf: items)])]
    default: return (background ?? []) + content
    }
  }

  private func glass(_ size: CGSize) -> GlassPlate {
    GlassPlate(
      frame: CGRect(origin: .zero, size: size), cornerRadius: request.cornerRadius,
      isDark: request.colorScheme == .dark, tint: request.look == .tinted ? request.accent : nil)
  }

  /// Apple's number is not published; "a monochromatic look with a red tint" (Human Interface Guidelines, Widgets).
  private static let nightRed = ResolvedColor(bytes: 255, 45, 32)

  private func color(_ color: SystemColor) -> ResolvedColor {
    let entry = request.systemStyle.palette[color]
    return colorScheme == .dark ? entry.dark : entry.light
  }
}

extension DisplayItem {
  /// Whether the item hides everything behind it in `frame`; false if that is not obvious.
  fileprivate func covers(_ frame: CGRect) -> Bool {
    guard case .fill(let path, let paint, _) = self, path == Path(path.boundingRect) else { return false }
    return path.boundingRect.contains(frame) && paint.isOpaque
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      !stops.stops.isEmpty && stops.stops.allSatisfy { $0.color.alpha >= 1 }
    case .meshGradient, .picture, .material, .effect: false
    }
  }
}
