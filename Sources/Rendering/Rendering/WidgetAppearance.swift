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

  /// False if the system removes the widget's background: in all modes except full colour, unless the configuration
  /// keeps the background.
  var showsBackground: Bool { request.renderingMode == .fullColor || !isBackgroundRemovable }

  /// Lock Screens, tinted Home Screens and Dynamic Islands are dark, whatever the system's colour scheme is.
  var colorScheme: ColorScheme {
    request.renderingMode == .fullColor && !request.family.isInIsland ? request.colorScheme : .dark
  }

  /// What the Home Screen shows behind a transparent or missing background: white, in dark mode black. Nothing behind
  /// an opaque background, or on a Lock Screen.
  func ground(under background: [DisplayItem], size: CGSize) -> [DisplayItem] {
    let canvas = CGRect(origin: .zero, size: size)
    guard request.renderingMode == .fullColor, !request.family.isAccessory, background.first?.covers(canvas) != true
    else { return [] }
    return [.fill(Path(canvas), .color(color(.background)), evenOdd: false)]
  }

  /// The painted items; `background` is `nil` if it is removed.
  ///
  /// - `accented`: the content in two colours on a dark background, or on its own background without colour.
  /// - `vibrant`: white with the content's brightness as opacity, without a background: the Lock Screen is behind it.
  func items(content: [DisplayItem], background: [DisplayItem]?, size: CGSize) -> [DisplayItem] {
    let canvas = Path(CGRect(origin: .zero, size: size))
    switch request.renderingMode {
    case .accented:
      let ground =
        background.map { DisplayItem.group(.color(.grayscale(1)), $0) }
        ?? .fill(canvas, .color(color(.accentedGround)), evenOdd: false)
      return [ground] + AccentedRendering(primary: .white, accent: request.accent).painting(content)
    case .vibrant:
      let items = (background ?? []) + content
      guard !items.bounds.isNull else { return [] }
      return [.group(.clip(canvas, evenOdd: false), [.filled(with: .white, byLuminanceOf: items)])]
    default: return (background ?? []) + content
    }
  }

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
