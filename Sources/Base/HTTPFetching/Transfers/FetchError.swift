/// Why a picture with an address is not there. The caller knows the address; the sentences leave it out, and so what is
/// secret in it.
package enum FetchError: Error, Equatable, Sendable {
  /// The address is none, or has no host.
  case unusableAddress
  /// What stands in the place of the port is none.
  case invalidPort(String)
  /// Only `http` and `https` are fetched.
  case refusedScheme(String)
  /// An answer over `https` led to `http`.
  case refusedDowngrade
  /// An answer led to another host, which was not to be.
  case refusedRedirect(to: String)
  /// Every address of the host is of a kind that is not fetched from; one of them is given.
  case refusedHost(String, NetworkAddress, AddressKind)
  /// Answers led elsewhere more often than that.
  case tooManyRedirects(limit: Int)
  /// The host has no address, or nobody who knows it can be asked.
  case unresolvedHost(String)
  /// No connection to the host came about.
  case unconnected(String)
  /// The connection broke off before the answer was whole.
  case brokenOff
  /// A limit of time was reached.
  case timedOut(Duration)
  /// The certificate is not to be trusted; the reason is the library's.
  case insecure(reason: String)
  /// The answer has more bytes than that.
  case tooLarge(limit: Int)
  /// The answer is not one of HTTP.
  case notHTTP
  /// The answer is compressed in a way that is not known, or damaged.
  case badEncoding
  /// The head of the answer has more bytes than that.
  case headTooLarge(limit: Int)
  /// The server says so: a status of HTTP other than success.
  case status(Int)
  /// What came is no picture, or one that cannot be read.
  case notAPicture(reason: String)
  /// Nothing may be fetched.
  case offline
  /// libcurl is not installed.
  case missingLibrary
  /// libcurl failed; the reason is its own.
  case failed(reason: String)
}

extension FetchError {
  /// Whether another try may go better without anybody doing anything. Refusals never do.
  package var isPassing: Bool {
    switch self {
    case .unconnected, .brokenOff, .timedOut: true
    case .status(let code): [408, 425, 429, 500, 502, 503, 504].contains(code)
    default: false
    }
  }

  /// Whether an older copy may be shown in its place: where its owner did not say that there is none any more. Nothing is
  /// asked of a host that is not allowed any more, and what was fetched while it was stays.
  package var leavesCopies: Bool { if case .refusedHost = self { true } else { isOfNetwork } }

  /// Whether the network is to blame, not the picture's owner or the guard.
  ///
  /// Networks that want a login answer with pages of theirs and certificates of theirs.
  package var isOfNetwork: Bool {
    switch self {
    case .unresolvedHost, .insecure, .notHTTP, .badEncoding, .headTooLarge, .notAPicture, .offline, .missingLibrary,
      .failed:
      true
    default: isPassing
    }
  }
}

extension FetchError: CustomStringConvertible {
  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .unusableAddress: "the address cannot be used"
    case .invalidPort(let port): "invalid port '\(port)'"
    case .refusedScheme(let scheme): "only http and https are fetched, not \(scheme)"
    case .refusedDowngrade: "the server leads from https to http"
    case .refusedRedirect(let host): "the server leads to another host, \(host)"
    case .refusedHost(let host, let address, let kind):
      "\(host) leads to \(address), \(kind.words); --allow-host \(host) would allow it"
    case .tooManyRedirects(let limit): "the server leads elsewhere more than \(limit) times"
    case .unresolvedHost(let host): "the host \(host) is not found"
    case .unconnected(let host): "there is no connection to \(host)"
    case .brokenOff: "the connection broke off"
    case .timedOut(let duration): "the server took longer than \(Self.seconds(duration))"
    case .insecure(let reason): "the connection is not secure: \(reason)"
    case .tooLarge(let limit): "the answer has more than \(limit) bytes"
    case .notHTTP: "the server's answer is not HTTP"
    case .badEncoding: "the answer cannot be decompressed"
    case .headTooLarge(let limit): "the header of the answer has more than \(limit) bytes"
    case .status(let code): "the server answered with the status \(code)"
    case .notAPicture(let reason): reason
    case .offline: "nothing is fetched offline"
    case .missingLibrary: "libcurl is missing, which fetches pictures: install libcurl4"
    case .failed(let reason): "libcurl failed: \(reason)"
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let count = duration / .seconds(1)
    return count == 1 ? "1 second" : count == count.rounded() ? "\(Int(count)) seconds" : "\(count) seconds"
  }
}
