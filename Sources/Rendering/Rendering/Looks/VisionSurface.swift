import Foundation
import Graphics
import Widgets

/// The surface of a widget in visionOS: its texture, and the wall around a recessed one.
///
/// Apple describes the textures and publishes no numbers; these were chosen by eye.
struct VisionSurface {
  let texture: WidgetTexture
  let isRecessed: Bool
  let frame: CGRect
  let cornerRadius: CGFloat

  private var outline: Path { Path(roundedRect: frame, cornerRadius: cornerRadius) }

  func items(around items: [DisplayItem]) -> [DisplayItem] {
    let surface = texture == .paper ? [paper(items)] : items + glass
    return isRecessed ? surface + [shade] : surface
  }

  /// Printed colours: less saturated, and no lighter than paper.
  private func paper(_ items: [DisplayItem]) -> DisplayItem {
    let white = ResolvedColor(red: 0.965, green: 0.95, blue: 0.925)
    return .group(.color(.multiply(white)), [.group(.color(.saturation(0.88)), items)])
  }

  /// A coat over the widget that reflects light from above.
  private var glass: [DisplayItem] {
    func white(_ alpha: Double, _ location: Double) -> GradientStops.Stop {
      GradientStops.Stop(color: ResolvedColor(white: 1, alpha: alpha), location: location)
    }
    let (top, bottom) = (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY))
    let line = Path(roundedRect: frame.insetBy(dx: 0.75, dy: 0.75), cornerRadius: max(cornerRadius - 0.75, 0))
    return [
      .fill(
        outline,
        .linearGradient(
          GradientStops([white(0.2, 0), white(0.05, 0.36), white(0, 0.37), white(0, 1)]), start: top, end: bottom),
        evenOdd: false),
      .stroke(
        line, StrokeStyle(lineWidth: 1.5),
        .linearGradient(GradientStops([white(0.6, 0), white(0.12, 0.5), white(0.35, 1)]), start: top, end: bottom)),
    ]
  }

  /// The shadow of the wall, which lies in front of the widget.
  private var shade: DisplayItem {
    var wall = Path(frame.insetBy(dx: -40, dy: -40))
    wall.addPath(outline)
    let shadow = Shadow(color: ResolvedColor(white: 0, alpha: 0.55), radius: 7, offset: CGSize(width: 0, height: 5))
    return .group(
      .clip(outline, evenOdd: false), [.group(.shadow(shadow), [.fill(wall, .color(.black), evenOdd: true)])])
  }
}
