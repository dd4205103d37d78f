import Foundation
import Graphics
import LayoutEngine

/// Symbols with a variable value, and which of their parts are the steps.
///
/// SF Symbols' documentation shows which symbols these are; the parts are found in the glyph by position.
struct SymbolSteps {
  private enum Order {
    case rightwards
    case upwards
    /// The order of the layers.
    case drawn
  }

  private let order: Order
  /// The number of first parts that are always on: a loudspeaker's body.
  private let steadyCount: Int

  /// `nil` for a symbol without a variable value.
  init?(of name: String) {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    switch base {
    case "cellularbars", "chart.bar", "ellipsis": (order, steadyCount) = (.rightwards, 0)
    case "aqi.high", "aqi.low", "aqi.medium": (order, steadyCount) = (.drawn, 0)
    case "wifi": (order, steadyCount) = (.upwards, 0)
    case "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.1", "speaker.2", "speaker.3":
      (order, steadyCount) = (.rightwards, 1)
    default: return nil
    }
  }

  /// The steps among `layers`; `nil` if they cannot be distinguished.
  func split(_ layers: [SymbolOutline.Layer]) -> SymbolOutline.Steps? {
    let parts = layers.flatMap { layer in
      shapes(layer.inks).map { inks in
        SymbolOutline.Layer(inks: inks, holes: layer.holes, level: layer.level, color: layer.color)
      }
    }
    let inOrder = order == .drawn ? layers : parts.sorted { position(of: $0) < position(of: $1) }
    guard inOrder.count > steadyCount else { return nil }
    return SymbolOutline.Steps(
      steady: Array(inOrder.prefix(steadyCount)), steps: Array(inOrder.dropFirst(steadyCount)))
  }

  /// The inks by shape: a shape that is filled and stroked is one.
  private func shapes(_ inks: [SymbolOutline.Layer.Ink]) -> [[SymbolOutline.Layer.Ink]] {
    var shapes: [(outline: Path, inks: [SymbolOutline.Layer.Ink])] = []
    for (outline, ink) in inks.flatMap(pieces) {
      if let index = shapes.firstIndex(where: { $0.outline == outline }) {
        shapes[index].inks.append(ink)
      } else {
        shapes.append((outline, [ink]))
      }
    }
    return shapes.map(\.inks)
  }

  private func pieces(
    _ ink: SymbolOutline.Layer.Ink
  ) -> [(outline: Path, ink: SymbolOutline.Layer.Ink)] {
    switch ink {
    case .fill(let path, let evenOdd): path.pieces.map { ($0, .fill($0, evenOdd: evenOdd)) }
    case .stroke(let path, let width): path.contours.map { ($0, .stroke($0, width: width)) }
    }
  }

  private func position(of layer: SymbolOutline.Layer) -> CGFloat {
    let bounds = layer.inks.reduce(CGRect.null) { $0.union($1.bounds) }
    return order == .rightwards ? bounds.minX : -bounds.minY
  }
}
