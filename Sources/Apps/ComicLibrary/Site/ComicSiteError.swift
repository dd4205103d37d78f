internal import HTTPFetching

/// Why a request to the comic's site failed. `address` is the URL without secrets.
public enum ComicSiteError: Error, Hashable, Sendable {
  /// No URL could be made.
  case noAddress
  /// An allowed host is invalid; the reason is a sentence.
  case invalidHost(reason: String)
  /// The URL is not requested, or a redirect not followed: not `http`, not a public address, another host, or not
  /// secure.
  case refused(address: String, reason: String)
  /// The server did not respond, or the response is incomplete.
  case unreachable(address: String, reason: String)
  /// An HTTP status other than 200.
  case status(address: String, code: Int)
  /// The response is larger than `limit` bytes.
  case tooLarge(address: String, limit: Int)
  /// The response is not an image; `found` says what it is.
  case notAnImage(address: String, found: String)
  /// A required library is not installed; the reason names the package.
  case missingLibrary(reason: String)

  init(_ error: FetchError, address: String) {
    switch error {
    case .tooLarge(let limit): self = .tooLarge(address: address, limit: limit)
    case .status(let code): self = .status(address: address, code: code)
    case .missingLibrary: self = .missingLibrary(reason: "\(error)")
    case .invalidURL, .invalidPort, .refusedScheme, .refusedDowngrade, .refusedRedirect, .refusedHost,
      .tooManyRedirects:
      self = .refused(address: address, reason: "\(error)")
    case .unresolvedHost, .connectionFailed, .connectionClosed, .timedOut, .insecure, .notHTTP, .badEncoding,
      .headersTooLarge,
      .notAnImage, .offline, .failed:
      self = .unreachable(address: address, reason: "\(error)")
    }
  }
}

extension ComicSiteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noAddress: "no URL to fetch"
    case .invalidHost(let reason), .missingLibrary(let reason): reason
    case .refused(let address, let reason), .unreachable(let address, let reason): "\(address): \(reason)"
    case .status(let address, let code): "\(address): HTTP status \(code)"
    case .tooLarge(let address, let limit): "\(address): response too large (limit \(limit) bytes)"
    case .notAnImage(let address, let found): "\(address): not a JPEG, PNG, WebP or GIF image but \(found)"
    }
  }
}
