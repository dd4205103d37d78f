internal import Foundation

/// What is known of a feed or an article while its elements are read.
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
  /// Whether there is any element in it, be it one that is of no use here.
  var hasParts = false
  /// How deep the elements were that the title and the id are from: a group's do not replace the item's own.
  private var titleDepth: Int?
  private var idDepth: Int?
  /// How deep the last title with a text was: of one item's, the first of the highest counts.
  private var usedTitleDepth: Int?

  /// Takes a title that was found so deep in the document.
  mutating func take(title text: String?, depth: Int) {
    if let usedTitleDepth, usedTitleDepth <= depth { return }
    if let titleDepth, depth > titleDepth { return }
    (title, titleDepth) = (text, depth)
    if text != nil { usedTitleDepth = depth }
  }

  /// Takes an identifier that was found so deep in the document: the last of the highest counts.
  mutating func take(id text: String, depth: Int) {
    if let idDepth, depth > idDepth { return }
    (id, idDepth) = (text, depth)
  }

  /// Takes a name of an author, once.
  mutating func take(author name: String?) {
    guard let name, !authors.contains(name), authors.count < 10 else { return }
    authors.append(name)
  }
}
