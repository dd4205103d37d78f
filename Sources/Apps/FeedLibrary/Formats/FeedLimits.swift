/// How much of a feed is read, against those that are made to harm.
package struct FeedLimits: Hashable, Sendable {
  /// The most bytes, as they came; 20 MiB unless set.
  package var bytes = 20 << 20
  /// The most articles, of which the newest stay; 10,000 unless set.
  package var articles = 10_000

  /// 20 MiB, 10,000 articles.
  package static let standard = FeedLimits()

  /// Creates the limits.
  package init(bytes: Int = 20 << 20, articles: Int = 10_000) { (self.bytes, self.articles) = (bytes, articles) }
}
