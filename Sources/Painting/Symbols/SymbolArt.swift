import Foundation
import Graphics
import LayoutEngine

/// A symbol while it is put together: layers on Phosphor's grid, which is 256 wide; the origin is the grid's middle.
struct SymbolArt {
  typealias Layer = SymbolOutline.Layer

  var layers: [Layer]
  /// Differs from `layers` where something is cut out rather than painted over.
  var monochrome: [Layer]

  /// One unit of the grid for a font of one point: with it Phosphor's circle, star and heart are as large as SF's.
  static let unit: CGFloat = 1.354 / 256

  init(layers: [Layer], monochrome: [Layer]? = nil) {
    self.layers = layers
    self.monochrome = monochrome ?? layers
  }

  init(_ inks: [Layer.Ink]) { self.init(layers: [Layer(inks: inks)]) }

  /// What the ink covers, in units of the grid; zero when there is none.
  var bounds: CGRect {
    let all = layers.flatMap(\.inks).reduce(CGRect.null) { $0.union($1.bounds) }
    return all.isNull ? .zero : all
  }

  /// Everything scaled about the origin, then moved. Lines get wider with it.
  func placed(scale: CGFloat, mirrored: Bool = false, at offset: CGPoint = .zero) -> SymbolArt {
    let transform = SymbolTransform(scale: scale, mirrored: mirrored, offset: offset)
    return SymbolArt(layers: layers.map(transform.apply), monochrome: monochrome.map(transform.apply))
  }

  /// All of it with nothing painted inside of `holes`.
  func cutting(_ holes: [Path]) -> SymbolArt {
    var copy = cuttingMonochrome(holes)
    for index in copy.layers.indices { copy.layers[index].holes += holes }
    return copy
  }

  /// Where all is painted in one colour, nothing is painted inside of `holes`.
  func cuttingMonochrome(_ holes: [Path]) -> SymbolArt {
    var copy = self
    for index in copy.monochrome.indices { copy.monochrome[index].holes += holes }
    return copy
  }

  /// Gives all layers a colour of their own in multicolour.
  mutating func color(_ name: String) {
    for index in layers.indices { layers[index].color = name }
  }

  /// All of it at one level of the foreground. What lies on a filled shape is cut out of it, as in one colour: painted
  /// on it at the same level, nobody would see it.
  func merged(at level: Int) -> SymbolArt {
    var copy = self
    if monochrome.count != layers.count || monochrome.contains(where: { !$0.holes.isEmpty }) {
      copy.layers = monochrome
      for index in copy.layers.indices { copy.layers[index].color = layers.first?.color }
    }
    for index in copy.layers.indices { copy.layers[index].level = level }
    return copy
  }

  /// The layers a level further back: what is added on top is primary.
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

  /// Paths that together cover the ink and each of which covers a part: what is cut out of a shape below.
  var pieces: [Path] {
    switch self {
    case .fill(let path, _): [path]
    case .stroke(let path, let width): path.flattenedSegments.map { Path(line: $0, width: width) }
    }
  }
}

/// Scaling about the origin, mirroring, then moving.
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
