/// Buttons that filter the page's pictures by colour scheme and family, with CSS only.
struct GalleryFilter {
  /// The families that have pictures, and `view` if there are pictures of views.
  let shapes: [String]

  private static let schemes = ["light", "dark"]

  /// The buttons. The first of each row shows everything.
  var form: String {
    let schemes = Self.schemes.map { ($0, $0.prefix(1).uppercased() + $0.dropFirst()) }
    return """
      <form class="filter" aria-label="Filter">
      \(row("scheme", [("all", "Light and dark")] + schemes))
      \(row("family", [("all", "All sizes")] + shapes.map { ($0, Self.title(of: $0)) }))
      </form>
      """
  }

  /// The rules that hide pictures, and sections without visible pictures, while a button is selected.
  var rules: String {
    let schemes = Self.schemes.map { scheme in
      ".page:has(#scheme-\(scheme):checked) .panel:not(.\(scheme)) { display: none }"
    }
    let families = shapes.map { family in
      """
      .page:has(#family-\(family):checked) :is(figure:not(.\(family)), .panel:not(:has(.\(family))), section:not(:has(.\(family)))) { display: none }
      """
    }
    return (schemes + families).joined(separator: "\n")
  }

  private func row(_ name: String, _ choices: [(id: String, title: String)]) -> String {
    let buttons = choices.enumerated().map { index, choice in
      """
      <label><input type="radio" name="\(name)" id="\(name)-\(choice.id)"\(index == 0 ? " checked" : "")> \(choice.title)</label>
      """
    }
    return "<div role=\"radiogroup\" aria-label=\"\(name)\">\(buttons.joined(separator: "\n"))</div>"
  }

  /// The shape's name for people: `Extra large`.
  private static func title(of shape: String) -> String {
    var words = ""
    for letter in shape {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    let plain = words.hasPrefix("system ") ? String(words.dropFirst("system ".count)) : words
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }
}
