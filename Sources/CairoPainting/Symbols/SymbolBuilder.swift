import Foundation
import Graphics
import LayoutEngine

/// Makes a symbol's shapes from its recipe, at one weight.
struct SymbolBuilder {
  let glyphs: SymbolGlyphs
  let weight: Int

  private var lineWidth: CGFloat { SymbolStroke.width(weight: weight) }

  /// The shapes; nil when a font lacks something that the recipe needs.
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
    var layers: [[SymbolOutline.Layer.Ink]]
    switch entry.source {
    case .letters(let text): return letters(text)
    case .glyph(let name):
      guard let path = glyphs.icon(name, weight: weight, filled: filled) else { return nil }
      layers = [[.fill(path, evenOdd: false)]]
    case .drawing(let name):
      guard let text = SymbolDrawings.drawing(name, filled: filled) else { return nil }
      layers = drawing(text, filled: filled)
    }
    if entry.isSplit, let first = layers.first, case .fill(let path, let evenOdd) = first.first {
      layers = path.components.map { [.fill($0, evenOdd: evenOdd)] } + [Array(first.dropFirst())] + layers.dropFirst()
    }
    layers.removeAll(where: \.isEmpty)
    guard !layers.isEmpty else { return nil }
    return SymbolArt(
      layers: layers.enumerated().map { index, inks in
        SymbolOutline.Layer(
          inks: inks, level: min(index, 2), color: entry.colors.isEmpty ? nil : entry.colors[min(index, entry.colors.count - 1)])
      })
  }

  private func drawing(_ text: String, filled: Bool) -> [[SymbolOutline.Layer.Ink]] {
    SymbolDrawing(lineWidth: lineWidth) { name, alwaysFilled in
      glyphs.icon(name, weight: weight, filled: filled || alwaysFilled).map { [.fill($0, evenOdd: false)] } ?? []
    }.layers(of: text)
  }

  private func letters(_ text: String) -> SymbolArt? {
    glyphs.text(text).map { SymbolArt([.fill($0, evenOdd: false)]) }
  }

  /// What stands in a ring is drawn heavier, so that its lines are not thinner than the ring's once it is small.
  private func enclosed(_ inner: SymbolRecipe, in shape: String, filled: Bool) -> SymbolArt? {
    let heavier = SymbolBuilder(glyphs: glyphs, weight: min(weight + 300, 900))
    guard let inner = heavier.art(of: inner),
      let (shape, around) = Self.shape(shape).flatMap({ entry in art(of: entry, filled: filled).map { (entry, $0) } })
    else { return nil }
    return SymbolComposition(lineWidth: lineWidth).enclosing(inner, in: around, name: shape.name, filled: filled)
  }

  private static func shape(_ name: String) -> SymbolTable.Entry? {
    SymbolTable.entry(name == "app" ? "square" : name)
  }

  private func badged(_ base: SymbolRecipe, with badge: SymbolRecipe?) -> SymbolArt? {
    guard let base = art(of: base) else { return nil }
    let composition = SymbolComposition(lineWidth: lineWidth)
    guard let badge else { return composition.badging(base, with: nil) }
    let heavier = SymbolBuilder(glyphs: glyphs, weight: min(weight + 300, 900))
    return heavier.art(of: badge).map { composition.badging(base, with: $0) }
  }
}

extension SymbolArt {
  /// The finished symbol: for a font of one point, its middle at the origin, in the frame that SF gives it.
  func outline(named name: String, isDirectional: Bool, match: SymbolOutline.Match) -> SymbolOutline {
    let ink = bounds
    let natural = CGSize(width: ink.width * Self.unit, height: ink.height * Self.unit)
    // What SF's frames leave beside and above the ink, on the average of the measured symbols.
    let size =
      SymbolFrames.size(of: name) ?? CGSize(width: natural.width + 0.09, height: natural.height + 0.05)
    let fitting = min(
      1, (size.width - 0.01) / max(natural.width, 0.01), (size.height - 0.01) / max(natural.height, 0.01))
    let scale = Self.unit * fitting
    let art = placed(scale: scale, at: CGPoint(x: -ink.midX * scale, y: -ink.midY * scale))
    return SymbolOutline(
      monochrome: art.monochrome, layers: art.layers, size: size, isDirectional: isDirectional, match: match)
  }
}

extension Path {
  /// The parts that do not lie in each other, the largest first: a cloud, and what falls from it.
  fileprivate var components: [Path] {
    var contours: [Path] = []
    forEach { element in
      if case .move = element { contours.append(Path()) }
      guard !contours.isEmpty else { return }
      contours[contours.count - 1].append(element)
    }
    func area(_ path: Path) -> CGFloat { path.boundingRect.width * path.boundingRect.height }
    contours.sort { area($0) > area($1) }
    var parts: [(bounds: CGRect, path: Path)] = []
    for contour in contours {
      let bounds = contour.boundingRect
      if let index = parts.firstIndex(where: { $0.bounds.contains(bounds) }) {
        parts[index].path.addPath(contour)
      } else {
        parts.append((bounds, contour))
      }
    }
    guard parts.count > 1 else { return [self] }
    var rest = Path()
    for part in parts.dropFirst() { rest.addPath(part.path) }
    return [parts[0].path, rest]
  }

  private mutating func append(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let control1, let control2): addCurve(to: to, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
