import LayoutEngine

/// How a symbol is composed.
indirect enum SymbolRecipe: Hashable {
  case entry(SymbolTable.Entry, filled: Bool)
  /// Letters or digits of the system font.
  case letters(String)
  /// A symbol in a ring, or cut out of a disc.
  case enclosed(SymbolRecipe, in: String, filled: Bool)
  case slashed(SymbolRecipe)
  /// A symbol with a small one at its lower trailing corner, or a dot at the upper one.
  case badged(SymbolRecipe, with: SymbolRecipe?)

  /// The enclosures in names, and the symbols that draw them.
  static let enclosures: Set<String> = [
    "circle", "square", "rectangle", "capsule", "diamond", "triangle", "hexagon", "octagon", "seal", "shield", "app",
    "bubble", "message", "icloud", "folder",
  ]

  /// Shapes that are badges after `badge`: a drive with a cloud at its corner, not a drive in a cloud.
  private static let badges: Set<String> = ["icloud", "shield", "folder", "bubble", "message", "seal"]

  /// Name parts that are not a symbol's name, in symbols with a badge or as a badge.
  private static let words = [["text"]: ["text", "alignleft"], ["person", "crop"]: ["person"]]

  /// Suffixes that only select another alphabet or direction of the same symbol.
  private static let scripts: Set<String> = [
    "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "bn", "el", "gu", "kn", "km", "ml", "mni", "mr", "my", "or", "pa",
    "ru", "sat", "si", "ta", "te", "traditional",
  ]

  /// The maximum length of a name, in characters; SF's longest has about 80.
  private static let longestName = 128

  /// The recipe of `name`, and how well it matches; `nil` for an unknown name.
  static func resolve(_ name: String) -> (recipe: SymbolRecipe, match: SymbolOutline.Match)? {
    guard !name.isEmpty, name.utf8.count <= longestName else { return nil }
    let components = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let recipe = recipe(for: components, filled: false) {
      return (recipe, recipe.isStandIn ? .substituted(recipe.baseName) : .exact)
    }
    for count in stride(from: components.count - 1, to: 0, by: -1) {
      // A prefix that is a separate shape does not count: `square.and.x` is not a square.
      let head = Array(components.prefix(count))
      guard let recipe = recipe(for: head, filled: components.last == "fill") else { continue }
      return (recipe, .substituted(head.joined(separator: ".")))
    }
    return nil
  }

  /// The symbol's recipe by its table line, or by the rules for its last component.
  private static func recipe(for components: [String], filled: Bool) -> SymbolRecipe? {
    if let entry = SymbolTable.entry(components.joined(separator: ".")) {
      return .entry(entry, filled: !entry.isOutline && (filled || entry.isFilled))
    }
    guard components.count > 1, let last = components.last else { return nil }
    let head = Array(components.dropLast())
    if last == "fill" { return recipe(for: head, filled: true) }
    if scripts.contains(last) { return recipe(for: head, filled: filled) }
    if last == "slash", let base = recipe(for: head, filled: filled) { return .slashed(base) }
    if last == "dashed" {
      let shape = components.suffix(2).joined(separator: ".")
      guard SymbolTable.entry(shape) != nil, let inner = inner(of: head.dropLast(), filled: filled) else { return nil }
      return .enclosed(inner, in: shape, filled: false)
    }
    let isBadge = head.last == "badge" && badges.contains(last)
    if enclosures.contains(last), !isBadge, let inner = inner(of: head, filled: filled) {
      return .enclosed(inner, in: last, filled: filled)
    }
    if let index = components.lastIndex(of: "badge"), index > 0 {
      return badged(Array(components[..<index]), with: Array(components[(index + 1)...]), filled: filled)
    }
    // The table has `phone.arrow.up.right`, not `phone.fill.arrow.up.right`.
    guard let index = components.firstIndex(of: "fill"), index > 0 else { return nil }
    var outline = components
    outline.remove(at: index)
    return recipe(for: outline, filled: true)
  }

  /// The contents of a ring: a symbol, a number or a letter.
  private static func inner(of components: [String], filled: Bool) -> SymbolRecipe? {
    if let symbol = recipe(for: components, filled: filled) { return symbol }
    guard components.count == 1, let text = components.first else { return nil }
    if let number = Int(text), (0...99).contains(number) { return .letters(text) }
    guard text.count == 1, text.allSatisfy(\.isLetter) else { return nil }
    return .letters(text.uppercased())
  }

  private static func badged(_ base: [String], with badge: [String], filled: Bool) -> SymbolRecipe? {
    guard let base = recipe(for: words[base] ?? base, filled: filled) else { return nil }
    if badge.isEmpty || badge == ["fill"] { return .badged(base, with: nil) }
    guard let badge = recipe(for: words[badge] ?? badge, filled: true) else { return nil }
    return .badged(base, with: badge)
  }

  /// Whether a part is a replacement with another meaning.
  private var isStandIn: Bool {
    switch self {
    case .entry(let entry, _): entry.isStandIn
    case .letters: false
    case .enclosed(let inner, _, _), .slashed(let inner): inner.isStandIn
    case .badged(let base, let badge): base.isStandIn || badge?.isStandIn ?? false
    }
  }

  /// The symbol from which it is drawn, for diagnostics.
  private var baseName: String {
    switch self {
    case .entry(let entry, _):
      switch entry.source {
      case .glyph(let name), .drawing(let name), .letters(let name): name
      }
    case .letters(let text): text
    case .enclosed(let inner, _, _), .slashed(let inner), .badged(let inner, _): inner.baseName
    }
  }
}
