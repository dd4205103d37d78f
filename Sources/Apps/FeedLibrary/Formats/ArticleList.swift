internal import Foundation

/// Collects the articles of a feed while it is read: assigns identifiers, removes duplicates, and limits their
/// number.
struct ArticleList {
  /// Distinguishes an article from its duplicates.
  private struct ArticleKey: Hashable {
    let id: String
    let link: URL?
    let title: String?
  }

  private let limit: Int
  private var articles: [ParsedArticle] = []
  private var knownArticles: Set<ArticleKey> = []
  /// Links used as identifiers by articles without one.
  private var links: Set<String> = []
  private var repeated = 0
  private var dropped = 0
  private var empty = 0

  init(limit: Int) { self.limit = max(limit, 1) }

  /// Adds an article of an XML document.
  mutating func append(_ draft: FeedDraft, base: URL?, problems: inout FeedDiagnostics) {
    let link = draft.link.flatMap { $0.isEmpty ? nil : $0 }
    let address = link.flatMap { FeedAddress.url($0, base: base) }
    if address == nil, let link {
      problems.report("feed.link-unusable", "\(FeedAddress.problem(of: link)); left out: “\(link.prefix(60))”")
    }
    var article = ParsedArticle(
      id: draft.id ?? "", title: draft.title, summary: draft.summary ?? draft.content ?? draft.mediaSummary,
      link: address, author: draft.authors.isEmpty ? nil : draft.authors.joined(separator: ", "),
      published: draft.published, updated: draft.updated)
    if article.published == nil && article.updated == nil { article.published = draft.created }
    // An item of, say, only an image has no text here, but is still an article.
    append(article, hasMore: link != nil || draft.hasParts)
  }

  /// Adds an article whose `id` may be empty. The identifier is then its link, or a hash of its content if the link
  /// is not unique.
  ///
  /// - Parameter hasMore: Whether the document contains something of the article that this value does not.
  mutating func append(_ article: ParsedArticle, hasMore: Bool = false) {
    guard hasMore || article != ParsedArticle(id: "") else {
      empty += 1
      return
    }
    var article = article
    if article.id.isEmpty {
      let hash = SharedIdentifier.hash(article)
      article.id = hash
      if let link = article.link?.absoluteString {
        // Several articles may link to the same page, so their content distinguishes them.
        guard knownArticles.insert(ArticleKey(id: hash, link: article.link, title: nil)).inserted else {
          repeated += 1
          return
        }
        article.id = links.insert(link).inserted ? link : "\(link)#\(hash)"
      }
    }
    guard knownArticles.insert(ArticleKey(id: article.id, link: article.link, title: article.title)).inserted else {
      repeated += 1
      return
    }
    articles.append(article)
    if articles.count >= 2 * limit { keepNewest() }
  }

  /// The articles in document order, each with a unique identifier. Reports articles that were left out.
  mutating func finish(problems: inout FeedDiagnostics) -> [ParsedArticle] {
    if empty > 0 {
      let words = empty == 1 ? "1 empty article is" : "\(empty) empty articles are"
      problems.report("feed.article-empty", "\(words) left out")
    }
    if repeated > 0 {
      let words =
        repeated == 1 ? "1 duplicate article is" : "\(repeated) duplicate articles are"
      problems.report("feed.article-repeated", "\(words) left out")
    }
    SharedIdentifier.makeUnique(&articles)
    keepNewest()
    if dropped > 0 {
      problems.report("feed.articles-left-out", "only the newest \(limit) articles are kept; \(dropped) were left out")
    }
    return articles
  }

  /// Articles come newest first in feeds, so of those with equal or no dates the first are kept.
  private mutating func keepNewest() {
    guard articles.count > limit else { return }
    let dates = articles.map { ($0.published ?? $0.updated ?? .distantPast).timeIntervalSince1970 }
    let order = dates.indices.sorted { (-dates[$0], $0) < (-dates[$1], $1) }
    dropped += articles.count - limit
    articles = order.prefix(limit).sorted().map { articles[$0] }
  }
}
