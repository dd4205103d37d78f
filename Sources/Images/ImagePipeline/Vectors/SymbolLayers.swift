import Foundation

/// The layers of a symbol in a symbol set's sheet. Their classes determine how they are drawn in one colour.
struct SymbolLayers {
  /// The sheet's rules for a class.
  private struct Rule {
    /// Whether what lies below is cut out.
    var erases: Bool
    var isInvisible: Bool
  }

  private let rules: [Substring: Rule]

  init(sheet: String) {
    let found = sheet.matches(of: /\.(monochrome-\d+)[^{}]*\{([^}]*)\}/).map { rule in
      (
        rule.1,
        Rule(
          erases: rule.2.contains(/clear-behind\s*:\s*true/),
          isInvisible: rule.2.contains(/(?:^|;)\s*opacity\s*:\s*0(?:\.0)?\s*(?:;|$)/)
        )
      )
    }
    rules = Dictionary(found, uniquingKeysWith: { $1 })
  }

  /// The symbol without the layers that exist only in several colours: if some layers state their place in the
  /// monochrome form, the others are left out. What a layer erases is cut out of the layers below.
  func inOneColor(_ symbol: Substring) -> String {
    guard symbol.contains("monochrome-") else { return String(symbol) }
    let shown = String(symbol).replacing(/<(\w+)(\s[^>]*?class\s*=\s*["']([^"']*)["'])/) { layer in
      let isLeftOut = layer.3.contains(/(?:hierarchical|multicolor)-/) && !layer.3.contains("monochrome-")
      return isLeftOut ? "<\(layer.1) display=\"none\"\(layer.2)" : String(layer.0)
    }
    return rules.values.contains { $0.erases || $0.isInvisible } ? erased(shown) ?? shown : shown
  }

  /// The symbol with separate layers; `nil` if it is more than a group of paths.
  private func erased(_ symbol: String) -> String? {
    guard let start = symbol.firstIndex(of: ">").map(symbol.index(after:)),
      let end = symbol.range(of: "</g", options: .backwards)?.lowerBound,
      start < end
    else { return nil }
    let inside = symbol[start..<end]
    guard !inside.contains(/<(?!path\b|\/path\b)/) else { return nil }
    var (layers, masks) = ("", 0)
    for path in inside.matches(of: /<path\b[^>]*(?:\/>|>\s*<\/path\s*>)/) where !path.0.contains("display=\"none\"") {
      let rule = path.0.firstMatch(of: /monochrome-\d+/).flatMap { rules[$0.0] }
      if rule?.erases == true, let outline = path.0.firstMatch(of: /\sd\s*=\s*["']([^"']*)["']/)?.1 {
        masks += 1
        layers = """
          <mask id="behind-\(masks)" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">\
          <rect x="-9999" y="-9999" width="19998" height="19998" fill="white"/><path d="\(outline)" fill="black"/></mask>\
          <g mask="url(#behind-\(masks))">\(layers)</g>
          """
      }
      if rule?.isInvisible != true { layers += path.0 }
    }
    return symbol[..<start] + layers + symbol[end...]
  }
}
