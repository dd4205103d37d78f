public import Foundation
internal import HTTPFetching

/// Why a feed could not be read. Each case has the address as messages show it.
public enum FeedError: Error, Hashable, Sendable {
  /// The text, as messages show it, is no address that a feed can have.
  case unusableAddress(text: String)
  /// There is no such file, or it cannot be read.
  case unreadableFile(address: String, reason: String)
  /// The document has more bytes than are read.
  case tooLarge(address: String, limit: Int)
  /// The server answered with another status of HTTP than success.
  case status(address: String, code: Int)
  /// The server says that the feed is gone for good (410).
  case gone(address: String)
  /// The server does not want to be asked before a date (429, or 503 with `Retry-After`).
  case notBefore(address: String, date: Date, code: Int)
  /// The guard does not ask there: another scheme, an address that is not public.
  case refused(address: String, reason: String)
  /// The answer leads where the guard does not go: elsewhere too often, from `https` to `http`.
  case misled(address: String, reason: String)
  /// No answer came.
  case unreachable(address: String, reason: String)
  /// libcurl is not installed.
  case missingLibrary(address: String)
  /// The document is no feed, or too damaged to be read as one.
  case notAFeed(address: String, reason: String)
  /// The page is no feed and names none.
  case noFeedNamed(address: String, reason: String)

  init(_ error: FetchError, address: String) {
    switch error {
    case .unusableAddress, .invalidPort, .refusedScheme, .refusedHost:
      self = .refused(address: address, reason: "\(error)")
    case .refusedDowngrade, .refusedRedirect, .tooManyRedirects:
      self = .misled(address: address, reason: "\(error)")
    case .tooLarge(let limit): self = .tooLarge(address: address, limit: limit)
    case .missingLibrary: self = .missingLibrary(address: address)
    case .status(let code): self = .status(address: address, code: code)
    default: self = .unreachable(address: address, reason: "\(error)")
    }
  }

  /// Before when the server is not to be asked again; nil for any time.
  var nextTime: Date? { if case .notBefore(_, let date, _) = self { date } else { nil } }
}

extension FeedError: CustomStringConvertible {
  /// One sentence without a full stop, the address in front.
  public var description: String {
    switch self {
    case .unusableAddress(let text): Self.words(ofUnusable: text)
    case .unreadableFile(let address, let reason): "\(address): cannot be read: \(reason)"
    case .tooLarge(let address, let limit): "\(address): has more than \(limit) bytes"
    case .status(let address, let code): "\(address): the server answered with the status \(code)"
    case .gone(let address): "\(address): the server says that the feed is gone for good (410)"
    case .notBefore(let address, let date, let code):
      "\(address): the server does not want to be asked before \(date.formatted(.iso8601)) (\(code))"
    case .refused(let address, let reason): "\(address): is not asked: \(reason)"
    case .misled(let address, let reason), .unreachable(let address, let reason): "\(address): \(reason)"
    case .missingLibrary(let address): "\(address): libcurl is missing, which fetches feeds: install libcurl4"
    case .notAFeed(let address, let reason): "\(address): \(reason)"
    case .noFeedNamed(let address, let reason): "\(address): \(reason), and it names no feed"
    }
  }

  private static func words(ofUnusable text: String) -> String {
    let help = "give one of http or https, or a file"
    if text.allSatisfy(\.isWhitespace) { return "an empty text is no address of a feed; \(help)" }
    // Where it has a scheme, that is what is wrong with it.
    if let scheme = SubscriptionAddress.scheme(of: text), !["http", "https", "file", "feed"].contains(scheme) {
      return "\(text): feeds at addresses of \(scheme) are not fetched; \(help)"
    }
    if let port = AddressPort.invalid(in: text) { return "\(text): invalid port '\(port)'" }
    return "\(text): is no address of a feed; \(help)"
  }
}
