import Foundation
import Graphics
import LayoutEngine

/// Symbols that a value lights up step by step, and which of their parts are the steps.
///
/// SF Symbols' documentation shows which symbols these are; the parts are found in the glyph by where they lie.
struct SymbolSteps {
  /// In which direction the steps follow each other.
  private enum Order {
    case rightwards
    case upwards
  }

  private let order: Order
  /// How many of the first parts are always lit: a loudspeaker's body.
  private let steadyCount: Int

  /// Nil for a symbol that no value lights up.
  init?(of name: String) {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    switch base {
    case "cellularbars", "chart.bar", "ellipsis": (order, steadyCount) = (.rightwards, 0)
    case "wifi": (order, steadyCount) = (.upwards, 0)
    case "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.1", "speaker.2", "speaker.3":
      (order, steadyCount) = (.rightwards, 1)
    default: return nil
    }
  }

  /// The steps among `layers`; nil when there is nothing to tell apart.
  func split(_ layers: [SymbolOutline.Layer]) -> SymbolOutline.Steps? {
    let parts = layers.flatMap { layer in
      layer.inks.flatMap(pieces).map { ink in
        SymbolOutline.Layer(inks: [ink], holes: layer.holes, level: layer.level, color: layer.color)
      }
    }
    let inOrder = parts.sorted { position(of: $0) < position(of: $1) }
    guard inOrder.count > steadyCount else { return nil }
    return SymbolOutline.Steps(
      steady: Array(inOrder.prefix(steadyCount)), steps: Array(inOrder.dropFirst(steadyCount)))
  }

  private func pieces(_ ink: SymbolOutline.Layer.Ink) -> [SymbolOutline.Layer.Ink] {
    guard case .fill(let path, let evenOdd) = ink else { return [ink] }
    return path.pieces.map { .fill($0, evenOdd: evenOdd) }
  }

  private func position(of layer: SymbolOutline.Layer) -> CGFloat {
    let bounds = layer.inks.reduce(CGRect.null) { $0.union($1.bounds) }
    return order == .rightwards ? bounds.minX : -bounds.minY
  }
}
