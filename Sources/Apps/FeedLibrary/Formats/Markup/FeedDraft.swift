internal import Foundation

/// A feed or an article while its elements are being read.
struct FeedDraft {
  var id: String?
  var title: String?
  var link: String?
  var summary: String?
  var content: String?
  var mediaSummary: String?
  var authors: [String] = []
  var published: Date?
  var updated: Date?
  var created: Date?
  var language: String?
  var icon: String?
  var image: String?
  var logo: String?
  /// Whether it contains any element, even an ignored one.
  var hasParts = false
  /// The depth of the elements of the title and the id: those of a group do not replace the item's own.
  private var titleDepth: Int?
  private var idDepth: Int?
  /// The depth of the last non-empty title. The first title at the lowest depth is used.
  private var usedTitleDepth: Int?

  /// Handles a title at a depth of the document.
  mutating func take(title text: String?, depth: Int) {
    if let usedTitleDepth, usedTitleDepth <= depth { return }
    if let titleDepth, depth > titleDepth { return }
    (title, titleDepth) = (text, depth)
    if text != nil { usedTitleDepth = depth }
  }

  /// Handles an identifier at a depth of the document. The last one at the lowest depth is used.
  mutating func take(id text: String, depth: Int) {
    if let idDepth, depth > idDepth { return }
    (id, idDepth) = (text, depth)
  }

  /// Adds the name of an author, once.
  mutating func take(author name: String?) {
    guard let name, !authors.contains(name), authors.count < 10 else { return }
    authors.append(name)
  }
}
