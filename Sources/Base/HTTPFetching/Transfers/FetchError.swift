/// An error of a fetch. Descriptions do not include the URL, which the caller knows and which may be secret.
public enum FetchError: Error, Equatable, Sendable {
  /// The URL is invalid or has no host.
  case invalidURL
  case invalidPort(String)
  /// Only `http` and `https` are supported.
  case refusedScheme(String)
  case refusedDowngrade
  /// A redirect to another host, although `staysOnHost` is set.
  case refusedRedirect(to: String)
  /// All addresses of the host are of kinds that are not allowed; one of them is given.
  case refusedHost(String, NetworkAddress, AddressKind)
  case tooManyRedirects(limit: Int)
  /// The name cannot be resolved, or no name server responds.
  case unresolvedHost(String)
  case connectionFailed(String)
  /// The connection was closed before the end of the response.
  case connectionClosed
  case timedOut(Duration)
  /// The certificate is not trusted; `reason` is the library's message.
  case insecure(reason: String)
  case tooLarge(limit: Int)
  case notHTTP
  /// The content encoding is unknown or the data are damaged.
  case badEncoding
  case headersTooLarge(limit: Int)
  /// The server responded with an error status.
  case status(Int)
  /// The contents are not a valid image.
  case notAnImage(reason: String)
  /// Fetching is disabled.
  case offline
  case missingLibrary
  /// libcurl failed; `reason` is its message.
  case failed(reason: String)
}

extension FetchError {
  /// Whether a retry may succeed without a change by the user. Refusals are permanent.
  package var isTemporary: Bool {
    switch self {
    case .connectionFailed, .connectionClosed, .timedOut: true
    case .status(let code): [408, 425, 429, 500, 502, 503, 504].contains(code)
    default: false
    }
  }

  /// Whether an older copy may be used instead: unless the server reported that the image is gone. A host that is no
  /// longer allowed is not contacted, and its copies remain valid.
  package var allowsStaleCopy: Bool { if case .refusedHost = self { true } else { isNetworkError } }

  /// Whether the network caused the error, and not the server or the address guard.
  ///
  /// Networks with a login page respond with their own pages and certificates.
  public var isNetworkError: Bool {
    switch self {
    case .unresolvedHost, .insecure, .notHTTP, .badEncoding, .headersTooLarge, .notAnImage, .offline, .missingLibrary,
      .failed:
      true
    default: isTemporary
    }
  }
}

extension FetchError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidURL: "invalid URL"
    case .invalidPort(let port): "invalid port '\(port)'"
    case .refusedScheme(let scheme): "unsupported URL scheme '\(scheme)' (only http and https)"
    case .refusedDowngrade: "refused a redirect from https to http"
    case .refusedRedirect(let host): "refused a redirect to another host, \(host)"
    case .refusedHost(let host, let address, let kind):
      "\(host) resolves to \(address), \(kind.words); use --allow-host \(host) to allow it"
    case .tooManyRedirects(let limit): "too many redirects (limit \(limit))"
    case .unresolvedHost(let host): "could not resolve host \(host)"
    case .connectionFailed(let host): "could not connect to \(host)"
    case .connectionClosed: "the connection was closed before the end of the response"
    case .timedOut(let duration): "timed out after \(Self.seconds(duration))"
    case .insecure(let reason): "TLS error: \(reason)"
    case .tooLarge(let limit): "response too large (limit \(limit) bytes)"
    case .notHTTP: "not an HTTP response"
    case .badEncoding: "cannot decompress the response"
    case .headersTooLarge(let limit): "response headers too large (limit \(limit) bytes)"
    case .status(let code): "HTTP status \(code)"
    case .notAnImage(let reason): reason
    case .offline: "fetching is disabled (offline)"
    case .missingLibrary: "libcurl is not installed; install libcurl4"
    case .failed(let reason): "libcurl: \(reason)"
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let count = duration / .seconds(1)
    return count == 1 ? "1 second" : count == count.rounded() ? "\(Int(count)) seconds" : "\(count) seconds"
  }
}
