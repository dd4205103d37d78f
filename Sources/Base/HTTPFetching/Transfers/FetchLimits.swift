/// The limits of a fetch.
public struct FetchLimits: Hashable, Sendable {
  /// For name resolution and connecting, on every hop (default: 5 seconds).
  package var connecting: Duration
  /// For all hops, up to the last byte (default: 20 seconds).
  package var total: Duration
  /// The maximum size of a response, decompressed (default: 20 MiB).
  public var bytes: Int
  /// The longest time without a byte in either direction, in whole seconds; nil for no limit (default).
  package var silence: Duration?
  /// The maximum number of redirects (default: 10).
  package var redirects: Int

  package init(
    connecting: Duration = .seconds(5), total: Duration = .seconds(20), bytes: Int = 20 << 20, redirects: Int = 10
  ) {
    (self.connecting, self.total, self.bytes, self.redirects) = (connecting, total, bytes, redirects)
  }

  /// 5 s to connect, 20 s in total, 20 MiB, 10 redirects.
  public static let standard = FetchLimits()
}
