import Foundation
import Graphics
import LayoutEngine

/// Creates a symbol's shapes from its recipe, at one weight.
struct SymbolBuilder {
  let glyphs: SymbolGlyphs
  let weight: Int

  private var lineWidth: CGFloat { SymbolStroke.width(weight: weight) }

  /// The shapes; `nil` if a font lacks something that the recipe needs.
  func art(of recipe: SymbolRecipe) -> SymbolArt? {
    switch recipe {
    case .entry(let entry, let filled): art(of: entry, filled: filled)
    case .letters(let text): letters(text)
    case .enclosed(let inner, let shape, let filled): enclosed(inner, in: shape, filled: filled)
    case .slashed(let base): art(of: base).map(SymbolComposition(lineWidth: lineWidth).slashing)
    case .badged(let base, let badge): badged(base, with: badge)
    }
  }

  private func art(of entry: SymbolTable.Entry, filled: Bool) -> SymbolArt? {
    var art: SymbolArt
    switch entry.source {
    case .letters(let text): return letters(text)
    case .glyph(let name):
      guard case .fill(let path, _) = inks(name, filled: filled).first else { return nil }
      art = SymbolArt(
        layers: path.layers(entry.layering, filled: filled),
        monochrome: [SymbolOutline.Layer(inks: [.fill(path, evenOdd: false)])])
    case .drawing(let name):
      guard let text = SymbolDrawings.drawing(name, filled: filled) else { return nil }
      art = drawing(text, filled: filled)
    }
    guard !art.layers.isEmpty else { return nil }
    for index in art.layers.indices where !entry.colors.isEmpty {
      art.layers[index].color = entry.colors[min(index, entry.colors.count - 1)]
    }
    // A mark on a shape of one colour.
    if entry.layering == .inside, filled, entry.colors.count == 1, art.layers.count == 2 {
      art.layers[1].color = "white"
    }
    return art
  }

  private func drawing(_ text: String, filled: Bool) -> SymbolArt {
    SymbolDrawing(lineWidth: lineWidth, filled: filled) { name, alwaysFilled in
      inks(name, filled: filled || alwaysFilled)
    }.art(of: text)
  }

  /// A glyph by its name, or letters after a quotation mark; empty if the font lacks it.
  private func inks(_ name: String, filled: Bool) -> [SymbolOutline.Layer.Ink] {
    let path: Path?
    if name.hasPrefix("\"") {
      path = glyphs.text(String(name.dropFirst()))
    } else if name.hasSuffix("!") {
      let icon = glyphs.icon(String(name.dropLast()), weight: weight, filled: false)
      path = filled ? icon?.silhouette : icon
    } else {
      path = glyphs.icon(name, weight: weight, filled: filled)
    }
    return path.map { [.fill($0, evenOdd: false)] } ?? []
  }

  private func letters(_ text: String) -> SymbolArt? {
    glyphs.text(text).map { SymbolArt([.fill($0, evenOdd: false)]) }
  }

  /// Enclosed symbols are drawn heavier, so that their lines are as thick as the enclosure's after scaling.
  private func enclosed(_ inner: SymbolRecipe, in shape: String, filled: Bool) -> SymbolArt? {
    let heavier = SymbolBuilder(glyphs: glyphs, weight: min(weight + 300, 900))
    guard var art = heavier.art(of: inner), let entry = Self.shape(shape),
      var around = self.art(of: entry, filled: filled)
    else { return nil }
    if filled, case .entry(let mark, _) = inner, let color = Self.statusColors[mark.name] {
      around.color(color)
      art.color("white")
    }
    return SymbolComposition(lineWidth: lineWidth).enclosing(
      art, in: around, room: InnerSymbolFrame(in: shape), filled: filled)
  }

  /// The multicolour of a disc with the mark.
  private static let statusColors = ["checkmark": "green", "plus": "green", "xmark": "red", "minus": "red"]

  private static func shape(_ name: String) -> SymbolTable.Entry? {
    SymbolTable.entry(shapes[name] ?? name)
  }

  /// Enclosures whose name is not a symbol's name.
  private static let shapes = ["app": "square", "bubble": "bubble.left"]

  private func badged(_ base: SymbolRecipe, with badge: SymbolRecipe?) -> SymbolArt? {
    guard let base = art(of: base) else { return nil }
    let composition = SymbolComposition(lineWidth: lineWidth)
    guard let badge else { return composition.dotting(base) }
    // Its lines are as wide as the symbol's after scaling.
    let heavier = SymbolBuilder(glyphs: glyphs, weight: min(weight + 500, 900))
    return heavier.art(of: badge).map { composition.badging(base, with: $0) }
  }
}

extension SymbolArt {
  /// The finished symbol for a font of one point, with its centre at the origin, in `frame` (default: a frame for its
  /// ink).
  func outline(in frame: SymbolFrame?) -> SymbolOutline {
    let ink = bounds
    let natural = CGSize(width: ink.width * Self.unit, height: ink.height * Self.unit)
    // The mean margins of SF's frames around the ink in the measured symbols.
    let frame =
      frame ?? SymbolFrames.frame(ofNatural: CGSize(width: natural.width + 0.09, height: natural.height + 0.05))
    let size = frame.unit
    let fitting = min(
      1, (size.width - 0.01) / max(natural.width, 0.01), (size.height - 0.01) / max(natural.height, 0.01))
    let scale = Self.unit * fitting
    let art = placed(scale: scale, at: CGPoint(x: -ink.midX * scale, y: -ink.midY * scale))
    return SymbolOutline(monochrome: art.monochrome, layers: art.layers, frame: frame)
  }
}
