import Foundation
import Graphics

/// The glass behind a widget whose background is removed: a blurred view of the wallpaper, bent at its rim.
///
/// Apple publishes no numbers: these were chosen by eye.
struct GlassPlate {
  let frame: CGRect
  let cornerRadius: CGFloat
  let isDark: Bool
  /// The colour of tinted glass; nil for clear glass.
  var tint: ResolvedColor?

  var items: [DisplayItem] {
    let outline = Path(roundedRect: frame, cornerRadius: cornerRadius)
    let glass = Backdrop(radius: tint == nil ? 7 : 14, saturation: 1.35, tint: color, rim: rim)
    return [.fill(outline, .material(glass), evenOdd: false), .fill(outline, sheen, evenOdd: false)]
  }

  private var color: ResolvedColor {
    guard let tint else {
      return isDark ? ResolvedColor(white: 0.06, alpha: 0.34) : ResolvedColor(white: 0.9, alpha: 0.1)
    }
    return isDark ? tint.scaled(by: 0.3).opacity(0.78) : tint.opacity(0.72)
  }

  private var rim: GlassRim {
    GlassRim(width: 14, bend: 22, highlight: isDark ? 0.55 : 0.85, shade: isDark ? 0.16 : 0.1)
  }

  /// Light from above, which is fainter on dark glass.
  private var sheen: Paint {
    let (top, bottom) = isDark ? (0.10, 0.0) : (0.20, 0.04)
    return .linearGradient(
      GradientStops([
        .init(color: ResolvedColor(white: 1, alpha: top), location: 0),
        .init(color: ResolvedColor(white: 1, alpha: bottom), location: 0.55),
      ]),
      start: CGPoint(x: frame.midX, y: frame.minY), end: CGPoint(x: frame.midX, y: frame.maxY))
  }
}

extension ResolvedColor {
  /// The colour with less light.
  fileprivate func scaled(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
  }
}
