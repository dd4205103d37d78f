import Foundation
import Graphics
import Timelines
import Views
import Widgets

/// What the place of a widget makes of its colours and its background.
///
/// Apple's pages: WidgetKit/WidgetRenderingMode and "Optimizing your widget for accented rendering mode and Liquid Glass".
struct WidgetPlace {
  let request: RenderRequest
  let isBackgroundRemovable: Bool

  /// False where the system leaves the widget's own background out: wherever colours are taken away, unless the
  /// configuration says that the background must stay.
  var showsBackground: Bool { request.renderingMode == .fullColor || !isBackgroundRemovable }

  /// Lock Screens and tinted Home Screens are dark, whatever the rest of the system is.
  var colorScheme: ColorScheme { request.renderingMode == .fullColor ? request.colorScheme : .dark }

  /// What is painted; `background` is nil where it is left out.
  ///
  /// - `accented`: the content in two colours on a dark ground, or on its own background without colour.
  /// - `vibrant`: white, as strong as the picture is bright, on nothing: what is behind belongs to the Lock Screen.
  func items(content: [DisplayItem], background: [DisplayItem]?, size: CGSize) -> [DisplayItem] {
    let canvas = Path(CGRect(origin: .zero, size: size))
    switch request.renderingMode {
    case .accented:
      let ground =
        background.map { DisplayItem.group(.color(.grayscale(1)), $0) }
        ?? .fill(canvas, .color(Self.tintedGround), evenOdd: false)
      return [ground] + TwoColors(primary: .white, accent: request.accent).painting(content)
    case .vibrant:
      let items = (background ?? []) + content
      guard !items.bounds.isNull else { return [] }
      return [.group(.clip(canvas, evenOdd: false), [.filled(with: .white, byLuminanceOf: items)])]
    default: return (background ?? []) + content
    }
  }

  /// What stands for the Home Screen's glass; Apple's lets the wallpaper through.
  private static let tintedGround = ResolvedColor(bytes: 28, 28, 30)
}
