import Foundation
import Graphics
package import LayoutEngine
import Synchronization
package import Typesetting

/// Symbols from Phosphor's icons, our own drawings, and combinations of these.
///
/// Safe to share between threads. Fonts are opened when the first symbol is requested, and symbols are cached.
package final class SymbolLibrary: SymbolOutlines {
  private struct State {
    let glyphs: SymbolGlyphs
    var known: [SymbolRequest: SymbolOutline] = [:]
  }

  private let state: Mutex<State>

  /// The maximum number of cached symbols; a picture has a dozen.
  private static let limit = 1024

  package init(fonts: FontDirectories = .debian) {
    state = Mutex(State(glyphs: SymbolGlyphs(directories: fonts)))
  }

  /// The names in the tables, in alphabetical order.
  package static var names: [String] { SymbolTable.tables.flatMap(\.keys).sorted() }

  /// Whether the icon font is installed. Without it most symbols are neutral marks.
  package static func isInstalled(fonts: FontDirectories = .debian) -> Bool {
    SymbolGlyphs(directories: fonts).hasIcons
  }

  package func outline(of request: SymbolRequest) -> SymbolOutline {
    state.withLock { state in
      if let outline = state.known[request] { return outline }
      let outline = Self.made(request, with: state.glyphs)
      if state.known.count >= Self.limit { state.known.removeAll() }
      state.known[request] = outline
      return outline
    }
  }

  private static func made(_ request: SymbolRequest, with glyphs: SymbolGlyphs) -> SymbolOutline {
    let weight = min(max(request.weight, 100), 900)
    let name = request.variantName { SymbolRecipe.resolve($0)?.match == .exact }
    guard let (recipe, match) = SymbolRecipe.resolve(name) else { return .unknown }
    let builder = SymbolBuilder(glyphs: glyphs, weight: weight)
    guard let art = builder.art(of: recipe) else { return glyphs.hasIcons ? .unknown : neutral(weight) }
    var outline = art.outline(in: recipe.frame(named: name, weight: weight))
    outline.isDirectional = recipe.isDirectional
    outline.match = match
    outline.steps = SymbolSteps(of: name)?.split(outline.layers)
    return outline
  }

  /// The mark for all symbols if the icon font is not installed.
  private static func neutral(_ weight: Int) -> SymbolOutline {
    SymbolOutline(
      monochrome: [.neutral(strokeWidth: SymbolStroke.width(weight: weight) * SymbolArt.unit)],
      size: CGSize(width: 1.18, height: 1.145), match: .fontMissing)
  }
}

extension SymbolRequest {
  /// The name with as many variants as `exists` accepts.
  fileprivate func variantName(_ exists: (String) -> Bool) -> String {
    guard !variants.isEmpty else { return name }
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    let fill = isFilled || variants.contains(.fill) ? ".fill" : ""
    let slash = variants.contains(.slash) && !base.contains(".slash") ? ".slash" : ""
    let shape = variants.shapeSuffix
    let hasShape = SymbolRecipe.enclosures.contains { base == $0 || base.hasSuffix("." + $0) }
    let enclosure = hasShape ? "" : shape
    let candidates = [
      base + slash + enclosure + fill, base + slash + enclosure, base + enclosure + fill, base + enclosure,
      base + slash + fill, base + slash, base + fill,
    ]
    return candidates.first(where: exists) ?? name
  }
}

extension SymbolVariantSet {
  fileprivate var shapeSuffix: String {
    if contains(.circle) { return ".circle" }
    if contains(.square) { return ".square" }
    return contains(.rectangle) ? ".rectangle" : ""
  }
}

extension SymbolRecipe {
  /// The measured frame: the symbol's own, else its enclosure's; `nil` if neither was measured.
  fileprivate func frame(named name: String, weight: Int) -> SymbolFrame? {
    if let frame = SymbolFrames.frame(of: name, weight: weight) { return frame }
    guard case .enclosed(_, let shape, _) = self else { return nil }
    return SymbolFrames.frame(of: shape, weight: weight)
  }

  /// Whether it is mirrored in a right-to-left layout, with or without an enclosure.
  fileprivate var isDirectional: Bool {
    switch self {
    case .entry(let entry, _): entry.isDirectional
    case .letters: false
    case .enclosed(let inner, _, _), .slashed(let inner), .badged(let inner, _): inner.isDirectional
    }
  }
}
