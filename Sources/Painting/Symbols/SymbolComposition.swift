import Foundation
import Graphics
import LayoutEngine

/// Combines symbols with enclosures, slashes and badges.
struct SymbolComposition {
  /// The width of a line, in units of the grid.
  let lineWidth: CGFloat

  /// `inner`, scaled down, in the centre of `shape`: painted into its outline, or cut out of it if `filled`.
  func enclosing(_ inner: SymbolArt, in shape: SymbolArt, room: InnerSymbolFrame, filled: Bool) -> SymbolArt {
    let around = shape.bounds
    let bounds = inner.bounds
    let side = min(around.width, around.height) * room.share
    // Small marks such as a minus are not enlarged; wide ones may use more of the width than of the height.
    let scale = min(0.78, side / max(bounds.height, 1), side * 1.12 / max(bounds.width, 1))
    let placed = inner.merged(at: 0).placed(
      scale: scale,
      at: CGPoint(
        x: around.midX - bounds.midX * scale,
        y: around.midY - bounds.midY * scale + around.height * room.drop))
    let layers = shape.merged(at: 1).layers + placed.layers
    guard filled else { return SymbolArt(layers: layers) }
    let holes = placed.monochrome.flatMap(\.inks).flatMap(\.pieces)
    return SymbolArt(layers: layers, monochrome: shape.cutting(holes).monochrome + placed.gaps)
  }

  /// `base` with a line from the upper left to the lower right, and a gap next to the line.
  func slashing(_ base: SymbolArt) -> SymbolArt {
    let bounds = base.bounds
    let half = min(max(max(bounds.width, bounds.height) / 2, 60), 104)
    let line = (
      CGPoint(x: bounds.midX - half, y: bounds.midY - half), CGPoint(x: bounds.midX + half, y: bounds.midY + half)
    )
    var path = Path()
    path.move(to: line.0)
    path.addLine(to: line.1)
    let cut = base.lowered.cutting([Path(line: line, width: lineWidth * 3)])
    let slash = SymbolOutline.Layer(inks: [.stroke(path, width: lineWidth)])
    return SymbolArt(layers: cut.layers + [slash], monochrome: cut.monochrome + [slash])
  }

  /// `base` with a dot at its upper trailing corner and a gap around it.
  func dotting(_ base: SymbolArt) -> SymbolArt {
    let bounds = base.bounds
    let radius: CGFloat = 34
    let center = CGPoint(x: bounds.maxX - radius * 0.4, y: bounds.minY + radius * 0.5)
    let cut = base.lowered.cutting([Path(disc: center, radius: radius + lineWidth)])
    let dot = SymbolOutline.Layer(inks: [.fill(Path(disc: center, radius: radius), evenOdd: false)], color: "red")
    return SymbolArt(layers: cut.layers + [dot], monochrome: cut.monochrome + [dot])
  }

  /// `base` with `badge` at its lower trailing corner and a gap around it.
  func badging(_ base: SymbolArt, with badge: SymbolArt) -> SymbolArt {
    let bounds = base.bounds
    let radius: CGFloat = 46
    let center = CGPoint(x: bounds.maxX - radius * 0.4, y: bounds.maxY - radius * 0.4)
    let ink = badge.bounds
    // A narrow mark such as an exclamation mark fills little of a disc: it may be taller, with a narrow gap.
    let isNarrow = ink.width < ink.height * 0.7
    let scale = radius * (isNarrow ? 2.2 : 1.85) / max(ink.width, ink.height, 1)
    let placed = badge.merged(at: 0).placed(
      scale: scale, at: CGPoint(x: center.x - ink.midX * scale, y: center.y - ink.midY * scale))
    let around = placed.bounds.insetBy(dx: -lineWidth * 1.1, dy: -lineWidth * 1.1)
    let gap =
      isNarrow
      ? Path(roundedRect: around, cornerRadius: around.width / 2) : Path(disc: center, radius: radius + lineWidth)
    let cut = base.lowered.cutting([gap])
    return SymbolArt(layers: cut.layers + placed.layers, monochrome: cut.monochrome + placed.monochrome)
  }
}

/// The area of a shape in which a symbol fits.
struct InnerSymbolFrame {
  /// Its side as a fraction of the shape's smaller side.
  var share: CGFloat = 0.54
  /// How far its centre is below the shape's, as a fraction of the shape's height.
  var drop: CGFloat = 0

  /// The area in a shape of SF's: triangles, shields and clouds have another centre, and bubbles have a tail.
  init(in shape: String) {
    switch shape {
    case "triangle": drop = 0.09
    case "shield": drop = -0.03
    case "bubble": (share, drop) = (0.5, -0.09)
    case "message": (share, drop) = (0.5, -0.065)
    case "icloud": (share, drop) = (0.5, 0.07)
    case "folder": (share, drop) = (0.5, 0.06)
    default: break
    }
  }
}

extension SymbolArt {
  /// The gaps between the layers, which stay when a symbol is cut out of a shape.
  fileprivate var gaps: [Layer] {
    monochrome.indices.compactMap { index in
      let layer = monochrome[index]
      guard !layer.holes.isEmpty else { return nil }
      return Layer(
        inks: layer.holes.map { .fill($0, evenOdd: false) },
        holes: monochrome[(index + 1)...].flatMap(\.inks).flatMap(\.pieces))
    }
  }
}

extension Path {
  fileprivate init(disc center: CGPoint, radius: CGFloat) {
    self.init(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
}
