/// Limits for reading a feed, against malicious input.
struct FeedLimits: Hashable, Sendable {
  /// The maximum size of the document (default: 20 MiB).
  var bytes = 20 << 20
  /// The maximum number of articles; the newest are kept (default: 10,000).
  var articles = 10_000

  static let standard = FeedLimits()
}
