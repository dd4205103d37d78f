import Foundation
import Graphics
import LayoutEngine

/// A symbol under construction: layers on Phosphor's grid of 256 units, with the origin in the centre.
struct SymbolArt {
  typealias Layer = SymbolOutline.Layer

  var layers: [Layer]
  /// Differs from `layers` if something is cut out instead of painted over.
  var monochrome: [Layer]

  /// One unit of the grid for a font of one point: with it Phosphor's circle, star and heart are as large as SF's.
  static let unit: CGFloat = 1.354 / 256

  init(layers: [Layer], monochrome: [Layer]? = nil) {
    self.layers = layers
    self.monochrome = monochrome ?? layers
  }

  init(_ inks: [Layer.Ink]) { self.init(layers: [Layer(inks: inks)]) }

  /// The bounds of the ink, in units of the grid; zero without ink.
  var bounds: CGRect {
    let all = layers.flatMap(\.inks).reduce(CGRect.null) { $0.union($1.bounds) }
    return all.isNull ? .zero : all
  }

  /// Scales about the origin, including lines, then moves.
  func placed(scale: CGFloat, mirrored: Bool = false, at offset: CGPoint = .zero) -> SymbolArt {
    let transform = SymbolTransform(scale: scale, mirrored: mirrored, offset: offset)
    return SymbolArt(layers: layers.map(transform.apply), monochrome: monochrome.map(transform.apply))
  }

  /// The symbol without ink inside `holes`.
  func cutting(_ holes: [Path]) -> SymbolArt {
    var copy = cuttingMonochrome(holes)
    for index in copy.layers.indices { copy.layers[index].holes += holes }
    return copy
  }

  /// The symbol without ink inside `holes` in the monochrome form only.
  func cuttingMonochrome(_ holes: [Path]) -> SymbolArt {
    var copy = self
    for index in copy.monochrome.indices { copy.monochrome[index].holes += holes }
    return copy
  }

  /// Gives all layers a fixed colour in multicolour.
  mutating func color(_ name: String) {
    for index in layers.indices { layers[index].color = name }
  }

  /// The symbol at one level of the foreground. What lies on a filled shape is cut out of it, as in monochrome: on
  /// the same level it would be invisible.
  func merged(at level: Int) -> SymbolArt {
    var copy = self
    if monochrome.count != layers.count || monochrome.contains(where: { !$0.holes.isEmpty }) {
      copy.layers = monochrome
      for index in copy.layers.indices { copy.layers[index].color = layers.first?.color }
    }
    for index in copy.layers.indices { copy.layers[index].level = level }
    return copy
  }

  /// The layers one level lower, as what is added on top is primary.
  var lowered: SymbolArt {
    guard Set(layers.map(\.level)).count > 1 else { return merged(at: 1) }
    var copy = self
    for index in copy.layers.indices { copy.layers[index].level = min(copy.layers[index].level + 1, 2) }
    return copy
  }
}

extension SymbolOutline.Layer.Ink {
  var bounds: CGRect {
    switch self {
    case .fill(let path, _): path.isEmpty ? .null : path.boundingRect
    case .stroke(let path, let width):
      path.isEmpty ? .null : path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
    }
  }

  /// Paths that together cover the ink, to be cut out of a shape below.
  var pieces: [Path] {
    switch self {
    case .fill(let path, _): [path]
    case .stroke(let path, let width): path.flattenedSegments.map { Path(line: $0, width: width) }
    }
  }
}

/// Scales about the origin, mirrors, then moves.
struct SymbolTransform {
  var scale: CGFloat
  var mirrored = false
  var offset = CGPoint.zero

  func apply(_ layer: SymbolOutline.Layer) -> SymbolOutline.Layer {
    var layer = layer
    layer.inks = layer.inks.map { ink in
      switch ink {
      case .fill(let path, let evenOdd): .fill(apply(path), evenOdd: evenOdd)
      case .stroke(let path, let width): .stroke(apply(path), width: width * scale)
      }
    }
    layer.holes = layer.holes.map(apply)
    return layer
  }

  func apply(_ path: Path) -> Path {
    path.mapped { point in
      CGPoint(x: point.x * (mirrored ? -scale : scale) + offset.x, y: point.y * scale + offset.y)
    }
  }
}
