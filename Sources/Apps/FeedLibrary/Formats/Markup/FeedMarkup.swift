internal import MarkupText

/// Facts about HTML tags.
enum FeedMarkup {
  /// Whether it is a void element in HTML.
  static func isVoid(_ name: String) -> Bool { voids.contains(name) }

  private static let voids: Set<String> = [
    "area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "meta", "param", "source", "track",
    "wbr",
  ]
}

/// The attributes of an element, by lower-case name.
struct FeedAttributes {
  private let attributes: [Markup.Attribute]

  init(_ attributes: [Markup.Attribute]) { self.attributes = attributes }

  subscript(name: String) -> String? {
    attributes.first { $0.name == name || $0.name.lowercased() == name }?.value
  }
}
