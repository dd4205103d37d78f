internal import MarkupText

/// What there is to know of HTML's tags where they are a feed's own elements.
enum FeedMarkup {
  /// Whether HTML has no end for it.
  static func isVoid(_ name: String) -> Bool { voids.contains(name) }

  private static let voids: Set<String> = [
    "area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "meta", "param", "source", "track",
    "wbr",
  ]
}

/// An element's attributes by their names in lower case.
struct FeedAttributes {
  private let attributes: [Markup.Attribute]

  init(_ attributes: [Markup.Attribute]) { self.attributes = attributes }

  subscript(name: String) -> String? {
    attributes.first { $0.name == name || $0.name.lowercased() == name }?.value
  }
}
