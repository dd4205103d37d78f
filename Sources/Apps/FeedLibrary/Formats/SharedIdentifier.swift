internal import SystemIO
internal import Foundation

/// Tells articles apart to which their feed gives one identifier.
///
/// Each is its identifier with its link, and with its title where several have the link, too: whichever of them a document
/// has, and in whatever order, each is the same in the next one. An identifier that one article alone has stays as it is.
enum SharedIdentifier {
  /// Gives each article an identifier of its own. No two are equal in identifier, link and title.
  static func tellApart(_ articles: inout [ParsedArticle]) {
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

  /// What else an article may have been called, when other articles of its feed had its identifier, or none had.
  static func others(of article: ParsedArticle) -> [String] {
    let own = article.sharedID ?? article.id
    return [own, byLink(own, article), byTitle(own, article)].filter { $0 != article.id }
  }

  /// Whether it is its title that tells an article from others.
  static func isByTitle(_ article: ParsedArticle) -> Bool {
    article.sharedID.map { byTitle($0, article) == article.id } ?? false
  }

  /// A hash of all that an article says.
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
