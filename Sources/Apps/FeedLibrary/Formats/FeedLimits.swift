/// Limits for reading a feed, against malicious input.
package struct FeedLimits: Hashable, Sendable {
  /// The maximum size of the document (default: 20 MiB).
  package var bytes = 20 << 20
  /// The maximum number of articles; the newest are kept (default: 10,000).
  package var articles = 10_000

  package static let standard = FeedLimits()

  package init(bytes: Int = 20 << 20, articles: Int = 10_000) { (self.bytes, self.articles) = (bytes, articles) }
}
