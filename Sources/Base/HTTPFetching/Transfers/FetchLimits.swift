/// How much a fetch may cost.
package struct FetchLimits: Hashable, Sendable {
  /// For finding the host and connecting to it, on every hop; 5 seconds unless set.
  package var connecting: Duration
  /// For everything, from the first hop to the last byte; 20 seconds unless set.
  package var total: Duration
  /// The most bytes of an answer, decompressed; 20 MiB unless set.
  package var bytes: Int
  /// How often an answer may lead elsewhere; 10 unless set.
  package var redirects: Int

  package init(
    connecting: Duration = .seconds(5), total: Duration = .seconds(20), bytes: Int = 20 << 20, redirects: Int = 10
  ) {
    (self.connecting, self.total, self.bytes, self.redirects) = (connecting, total, bytes, redirects)
  }

  /// 5 s to connect, 20 s in all, 20 MiB, 10 redirects.
  package static let standard = FetchLimits()
}
