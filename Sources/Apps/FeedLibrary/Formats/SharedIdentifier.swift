internal import Foundation
internal import SystemIO

/// Distinguishes articles that have the same identifier in their feed.
///
/// An article's identifier is extended by its link, and by its title if several have the same link too. So it does
/// not depend on the other articles of the document or their order. A unique identifier stays unchanged.
enum SharedIdentifier {
  /// Makes all identifiers unique. No two articles are equal in identifier, link and title.
  static func makeUnique(_ articles: inout [ParsedArticle]) {
    for indices in Dictionary(grouping: articles.indices, by: { articles[$0].id }).values where indices.count > 1 {
      for sameLink in Dictionary(grouping: indices, by: { articles[$0].link }).values {
        for index in sameLink {
          let shared = articles[index].id
          articles[index].sharedID = shared
          articles[index].id = sameLink.count == 1 ? byLink(shared, articles[index]) : byTitle(shared, articles[index])
        }
      }
    }
  }

  /// Other identifiers of an article, depending on the other articles of its feed.
  static func alternatives(of article: ParsedArticle) -> [String] {
    let own = article.sharedID ?? article.id
    return [own, byLink(own, article), byTitle(own, article)].filter { $0 != article.id }
  }

  /// Whether the title distinguishes an article from others.
  static func isByTitle(_ article: ParsedArticle) -> Bool {
    article.sharedID.map { byTitle($0, article) == article.id } ?? false
  }

  /// A hash of the content of an article.
  static func hash(_ article: ParsedArticle) -> String {
    digits([
      article.title, article.summary, article.author, article.published.map { String($0.timeIntervalSince1970) },
      article.updated.map { String($0.timeIntervalSince1970) },
    ])
  }

  private static func byLink(_ id: String, _ article: ParsedArticle) -> String {
    "\(id)#\(digits([article.link?.absoluteString]))"
  }

  private static func byTitle(_ id: String, _ article: ParsedArticle) -> String {
    "\(id)#\(digits([article.link?.absoluteString, article.title]))"
  }

  private static func digits(_ parts: [String?]) -> String {
    ContentHash(Data(parts.map { $0 ?? "" }.joined(separator: "\u{1F}").utf8)).digits
  }
}
