internal import HTTPFetching

/// Why the comic's site did not give what it was asked for. Each case names the address, without what may be secret in it.
public enum ComicSiteError: Error, Hashable, Sendable {
  /// There is no address: one could not be made.
  case noAddress
  /// What should be a host that may be asked is none; the reason is a sentence.
  case invalidHost(reason: String)
  /// The address is not asked, or not followed: no `http`, no public address, another host, one that is not secure.
  case refused(address: String, reason: String)
  /// The server did not answer, or not to the end.
  case unreachable(address: String, reason: String)
  /// The server answered with a status of HTTP other than 200.
  case status(address: String, code: Int)
  /// The answer has more bytes than that.
  case tooLarge(address: String, limit: Int)
  /// What should be a page's picture is none; `found` says what it is.
  case notAPicture(address: String, found: String)
  /// What fetches is not installed; the reason says what to install.
  case missingLibrary(reason: String)

  init(_ error: FetchError, address: String) {
    switch error {
    case .tooLarge(let limit): self = .tooLarge(address: address, limit: limit)
    case .status(let code): self = .status(address: address, code: code)
    case .missingLibrary: self = .missingLibrary(reason: "\(error)")
    case .unusableAddress, .invalidPort, .refusedScheme, .refusedDowngrade, .refusedRedirect, .refusedHost,
      .tooManyRedirects:
      self = .refused(address: address, reason: "\(error)")
    case .unresolvedHost, .unconnected, .brokenOff, .timedOut, .insecure, .notHTTP, .badEncoding, .headTooLarge,
      .notAPicture, .offline, .failed:
      self = .unreachable(address: address, reason: "\(error)")
    }
  }
}

extension ComicSiteError: CustomStringConvertible {
  /// One sentence without a full stop, the address in front.
  public var description: String {
    switch self {
    case .noAddress: "there is no address to fetch from"
    case .invalidHost(let reason), .missingLibrary(let reason): reason
    case .refused(let address, let reason), .unreachable(let address, let reason): "\(address): \(reason)"
    case .status(let address, let code): "\(address): the server answered with the status \(code)"
    case .tooLarge(let address, let limit): "\(address): the answer has more than \(limit) bytes"
    case .notAPicture(let address, let found): "\(address): is no JPEG, PNG, WebP or GIF picture but \(found)"
    }
  }
}
