import Foundation
import Graphics
import LayoutEngine

/// Puts symbols into shapes, strikes them through and hangs badges on them.
struct SymbolComposition {
  /// The width of a line, in units of the grid.
  let lineWidth: CGFloat

  /// `inner`, made small, in the middle of `shape`: painted into its outline, or cut out of it when `filled`.
  func enclosing(_ inner: SymbolArt, in shape: SymbolArt, name: String, filled: Bool) -> SymbolArt {
    let room = shape.bounds
    let bounds = inner.bounds
    let side = min(room.width, room.height) * 0.54
    // Small marks such as a minus do not grow; wide ones may use more of the width than of the height.
    let scale = min(0.78, side / max(bounds.height, 1), side * 1.12 / max(bounds.width, 1))
    // Triangles and shields have their middle elsewhere.
    let lift: CGFloat = name == "triangle" ? room.height * 0.09 : name == "shield" ? -room.height * 0.03 : 0
    let placed = inner.placed(
      scale: scale,
      at: CGPoint(x: room.midX - bounds.midX * scale, y: room.midY - bounds.midY * scale + lift))
    let around = shape.leveled(1)
    let layers = around.layers + placed.leveled(0).layers
    guard filled else { return SymbolArt(layers: layers) }
    let holes = placed.monochrome.flatMap(\.inks).flatMap(\.pieces)
    return SymbolArt(layers: layers, monochrome: shape.cutting(holes).monochrome)
  }

  /// `base` with a line from the upper left to the lower right, and a gap beside the line.
  func slashing(_ base: SymbolArt) -> SymbolArt {
    let bounds = base.bounds
    let half = min(max(max(bounds.width, bounds.height) / 2, 60), 104)
    let line = (
      CGPoint(x: bounds.midX - half, y: bounds.midY - half), CGPoint(x: bounds.midX + half, y: bounds.midY + half)
    )
    var path = Path()
    path.move(to: line.0)
    path.addLine(to: line.1)
    let cut = base.leveled(1).cutting([Path(line: line, width: lineWidth * 3)])
    let slash = SymbolOutline.Layer(inks: [.stroke(path, width: lineWidth)])
    return SymbolArt(layers: cut.layers + [slash], monochrome: cut.monochrome + [slash])
  }

  /// `base` with `badge` at its lower trailing corner, or with a dot at the upper one, each with a gap around it.
  func badging(_ base: SymbolArt, with badge: SymbolArt?) -> SymbolArt {
    let bounds = base.bounds
    let radius: CGFloat = badge == nil ? 34 : 46
    let center = CGPoint(
      x: bounds.maxX - radius * 0.4, y: badge == nil ? bounds.minY + radius * 0.5 : bounds.maxY - radius * 0.4)
    func disc(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    let cut = base.leveled(1).cutting([disc(radius + lineWidth)])
    guard let badge else {
      let dot = SymbolOutline.Layer(inks: [.fill(disc(radius), evenOdd: false)], color: "red")
      return SymbolArt(layers: cut.layers + [dot], monochrome: cut.monochrome + [dot])
    }
    let ink = badge.bounds
    let scale = radius * 1.7 / max(ink.width, ink.height, 1)
    let placed = badge.placed(
      scale: scale, at: CGPoint(x: center.x - ink.midX * scale, y: center.y - ink.midY * scale)
    ).leveled(0)
    return SymbolArt(layers: cut.layers + placed.layers, monochrome: cut.monochrome + placed.monochrome)
  }
}
