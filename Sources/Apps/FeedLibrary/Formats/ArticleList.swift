internal import Foundation

/// The articles of a feed while it is read: identified, told apart, and not more than a feed may have.
struct ArticleList {
  /// What tells an article from a repetition of it.
  private struct Told: Hashable {
    let id: String
    let link: URL?
    let title: String?
  }

  private let limit: Int
  private var articles: [ParsedArticle] = []
  private var told: Set<Told> = []
  /// The links that articles without identifiers have as such.
  private var links: Set<String> = []
  private var repeated = 0
  private var dropped = 0
  private var empty = 0

  init(limit: Int) { self.limit = max(limit, 1) }

  /// Adds an article of a document of XML.
  mutating func append(_ draft: FeedDraft, base: URL?, problems: inout FeedDiagnostics) {
    let link = draft.link.flatMap { $0.isEmpty ? nil : $0 }
    let address = link.flatMap { FeedAddress.url($0, base: base) }
    if address == nil, let link {
      problems.report("feed.link-unusable", "\(FeedAddress.fault(of: link)), and counts as none: “\(link.prefix(60))”")
    }
    var article = ParsedArticle(
      id: draft.id ?? "", title: draft.title, summary: draft.summary ?? draft.content ?? draft.mediaSummary,
      link: address, author: draft.authors.isEmpty ? nil : draft.authors.joined(separator: ", "),
      published: draft.published, updated: draft.updated)
    if article.published == nil && article.updated == nil { article.published = draft.created }
    // Of a picture without words, say, nothing is left here; it is an article all the same.
    append(article, hasMore: link != nil || draft.hasParts)
  }

  /// Adds an article whose `id` may be empty: then it is its link, and a hash of what it says where that is not its own.
  ///
  /// - Parameter hasMore: Whether its document says something of it that it does not have itself.
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
        // Several articles may be of one page: what they say tells them apart.
        guard told.insert(Told(id: hash, link: article.link, title: nil)).inserted else {
          repeated += 1
          return
        }
        article.id = links.insert(link).inserted ? link : "\(link)#\(hash)"
      }
    }
    guard told.insert(Told(id: article.id, link: article.link, title: article.title)).inserted else {
      repeated += 1
      return
    }
    articles.append(article)
    if articles.count >= 2 * limit { keepNewest() }
  }

  /// The articles in the document's order, each with an identifier of its own. Those that had to go are a diagnostic.
  mutating func finish(problems: inout FeedDiagnostics) -> [ParsedArticle] {
    if empty > 0 {
      let words = empty == 1 ? "1 article says nothing and is" : "\(empty) articles say nothing and are"
      problems.report("feed.article-empty", "\(words) left out")
    }
    if repeated > 0 {
      let words =
        repeated == 1 ? "1 article repeats an earlier one and is" : "\(repeated) articles repeat earlier ones and are"
      problems.report("feed.article-repeated", "\(words) left out")
    }
    SharedIdentifier.tellApart(&articles)
    keepNewest()
    if dropped > 0 {
      problems.report("feed.articles-left-out", "only the newest \(limit) articles are kept; \(dropped) were left out")
    }
    return articles
  }

  /// Of those without dates, and of equal ones, the first ones stay: feeds begin with the newest.
  private mutating func keepNewest() {
    guard articles.count > limit else { return }
    let dates = articles.map { ($0.published ?? $0.updated ?? .distantPast).timeIntervalSince1970 }
    let order = dates.indices.sorted { (-dates[$0], $0) < (-dates[$1], $1) }
    dropped += articles.count - limit
    articles = order.prefix(limit).sorted().map { articles[$0] }
  }
}
