public import Foundation
internal import HTTPFetching

/// Why a feed could not be read. `address` is the URL without secrets.
public enum FeedError: Error, Hashable, Sendable {
  /// The text is not a valid URL of a feed.
  case invalidURL(text: String)
  case unreadableFile(address: String, reason: String)
  /// The document is larger than `limit` bytes.
  case tooLarge(address: String, limit: Int)
  /// An unsuccessful HTTP status.
  case status(address: String, code: Int)
  /// The server reports that the feed is gone (status 410).
  case gone(address: String)
  /// The server asks to retry later (status 429, or 503 with `Retry-After`).
  case notBefore(address: String, date: Date, code: Int)
  /// The URL is not allowed, for example because of its scheme, or an address that is not public.
  case refused(address: String, reason: String)
  /// A redirect is not allowed: too many, or from `https` to `http`.
  case refusedRedirect(address: String, reason: String)
  case unreachable(address: String, reason: String)
  case missingLibrary(address: String)
  /// The document is not a feed, or is too damaged.
  case notAFeed(address: String, reason: String)
  /// The page is not a feed and links to none.
  case noFeedLinked(address: String, reason: String)

  init(_ error: FetchError, address: String) {
    switch error {
    case .invalidURL, .invalidPort, .refusedScheme, .refusedHost:
      self = .refused(address: address, reason: "\(error)")
    case .refusedDowngrade, .refusedRedirect, .tooManyRedirects:
      self = .refusedRedirect(address: address, reason: "\(error)")
    case .tooLarge(let limit): self = .tooLarge(address: address, limit: limit)
    case .missingLibrary: self = .missingLibrary(address: address)
    case .status(let code): self = .status(address: address, code: code)
    default: self = .unreachable(address: address, reason: "\(error)")
    }
  }

  /// When the server may be asked again; nil for any time.
  var nextTime: Date? { if case .notBefore(_, let date, _) = self { date } else { nil } }
}

extension FeedError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidURL(let text): Self.message(ofUnusable: text)
    case .unreadableFile(let address, let reason): "\(address): cannot be read: \(reason)"
    case .tooLarge(let address, let limit): "\(address): too large (limit \(limit) bytes)"
    case .status(let address, let code): "\(address): HTTP status \(code)"
    case .gone(let address): "\(address): the feed is gone (status 410)"
    case .notBefore(let address, let date, let code):
      "\(address): the server asks to retry after \(date.formatted(.iso8601)) (status \(code))"
    case .refused(let address, let reason): "\(address): not fetched: \(reason)"
    case .refusedRedirect(let address, let reason), .unreachable(let address, let reason): "\(address): \(reason)"
    case .missingLibrary(let address): "\(address): cannot fetch feeds: libcurl is not installed (Debian: libcurl4)"
    case .notAFeed(let address, let reason): "\(address): \(reason)"
    case .noFeedLinked(let address, let reason): "\(address): \(reason), and it links to no feed"
    }
  }

  private static func message(ofUnusable text: String) -> String {
    let help = "use an http or https URL, or a file"
    if text.allSatisfy(\.isWhitespace) { return "the feed URL must not be empty; \(help)" }
    // If it has a scheme, the scheme is wrong.
    if let scheme = SubscriptionAddress.scheme(of: text), !["http", "https", "file", "feed"].contains(scheme) {
      return "\(text): unsupported URL scheme '\(scheme)'; \(help)"
    }
    if let port = AddressPort.invalid(in: text) { return "\(text): invalid port '\(port)'" }
    return "\(text): invalid feed URL; \(help)"
  }
}
