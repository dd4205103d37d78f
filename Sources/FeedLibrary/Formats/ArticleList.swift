internal import AtomicFiles
internal import Foundation

/// The articles of a feed while it is read: identified, told apart, and not more than a feed may have.
struct ArticleList {
  private let limit: Int
  private var articles: [ParsedArticle] = []
  private var ids: Set<String> = []
  /// The links of articles without identifiers, with what they say.
  private var told: Set<String> = []
  private var repeated = 0
  private var dropped = 0

  init(limit: Int) { self.limit = max(limit, 1) }

  /// Adds an article of a document of XML.
  mutating func append(_ draft: FeedDraft, base: URL?, problems: inout FeedProblems) {
    let link = draft.link.flatMap { $0.isEmpty ? nil : $0 }
    let address = link.flatMap { FeedAddress.url($0, base: base) }
    if address == nil, let link {
      problems.report("feed.link-unusable", "this is no address, and counts as none: “\(link.prefix(60))”")
    }
    var article = ParsedArticle(
      id: draft.id ?? "", title: draft.title, summary: draft.summary ?? draft.content ?? draft.mediaSummary,
      link: address, author: draft.authors.isEmpty ? nil : draft.authors.joined(separator: ", "),
      published: draft.published, updated: draft.updated)
    if article.published == nil && article.updated == nil { article.published = draft.created }
    append(article)
  }

  /// Adds an article whose `id` may be empty: then it is its link, and a hash of what it says where that is not its own.
  mutating func append(_ article: ParsedArticle) {
    var article = article
    if article.id.isEmpty {
      let hash = Self.hash(article)
      article.id = hash
      if let link = article.link?.absoluteString {
        // Several articles may be of one page: what they say tells them apart.
        guard told.insert("\(link)#\(hash)").inserted else {
          repeated += 1
          return
        }
        article.id = ids.contains(link) ? "\(link)#\(hash)" : link
      }
    }
    guard ids.insert(article.id).inserted else {
      repeated += 1
      return
    }
    articles.append(article)
    if articles.count >= 2 * limit { keepNewest() }
  }

  /// The articles in the document's order. Those that had to go are a diagnostic.
  mutating func finish(problems: inout FeedProblems) -> [ParsedArticle] {
    if repeated > 0 {
      problems.report(
        "feed.articles-repeated", "articles with the identifier of one before them were left out: \(repeated)")
    }
    keepNewest()
    if dropped > 0 {
      problems.report("feed.too-many-articles", "only the newest \(limit) articles are kept; \(dropped) were left out")
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

  private static func hash(_ article: ParsedArticle) -> String {
    let parts = [
      article.title, article.summary, article.author, article.published.map { String($0.timeIntervalSince1970) },
      article.updated.map { String($0.timeIntervalSince1970) },
    ]
    return ContentHash(Data(parts.map { $0 ?? "" }.joined(separator: "\u{1F}").utf8)).digits
  }
}
