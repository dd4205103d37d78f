internal import CTransfer
public import Foundation

/// Requests URLs from untrusted sources safely.
///
/// Only `http` and `https`, and only public and allowed addresses, on every hop. The address of the actual connection
/// is checked, not an earlier result of name resolution. `https` does not redirect to `http`. There are no cookies,
/// no `.netrc` and no proxies from the environment, whose addresses would be checked instead of the servers'. User
/// and password in a URL are sent only to its host.
public struct GuardedFetch: Sendable {
  public var limits: FetchLimits
  package var allowed: AllowedHosts
  /// A file of trusted certificates (PEM), for tests (default: the system's).
  package var authorities: String?
  /// The `User-Agent` header (default: ``UserAgent/pictures``).
  public var userAgent = UserAgent.pictures
  /// Whether redirects to other hosts are refused (default: false).
  public var staysOnHost = false

  /// The program that connects instead of this one; nil for none (default: the process's).
  package var relay: RelayClient? = .ofProcess

  /// - Parameter allowed: Hosts whose addresses need not be public (default: none).
  public init(limits: FetchLimits = .standard, allowed: AllowedHosts = .none) {
    (self.limits, self.allowed) = (limits, allowed)
  }

  /// Whether libcurl is installed. Loads it.
  package static var isAvailable: Bool { ctransfer_is_available() }

  /// Requests `url` on a separate thread and follows redirects.
  ///
  /// Cancelling the task does not end the wait, which `limits.total` bounds.
  /// - Parameter headers: Lines such as `If-None-Match: "a"`, for every hop.
  /// - Throws: Any error except for `.status`, `.notAnImage` and `.offline`: every status is a valid response here.
  public func answer(from url: URL, headers: [String] = []) async throws(FetchError) -> HTTPResponse {
    let outcome = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(FetchError) in try blockingAnswer(from: url, headers: headers) })
      }
    }
    return try outcome.get()
  }

  func blockingAnswer(from url: URL, headers: [String]) throws(FetchError) -> HTTPResponse {
    if let relay { return try relay.answer(from: url.absoluteString, headers: headers, of: self) }
    let end = ContinuousClock.now + limits.total
    var place = try ResolvedURL(url.absoluteString)
    var (lasting, isLasting) = (place, true)
    for _ in 0...max(limits.redirects, 0) {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { throw .timedOut(limits.total) }
      let hop = FetchHop(place: place, of: self)
      guard let next = try hop.run(headers: headers, within: left) else {
        var answer = hop.answer
        answer.lastingAddress = lasting.address
        return answer
      }
      let host = place.host
      place = try place.next(next)
      isLasting = isLasting && [301, 308].contains(hop.answer.status)
      if isLasting { lasting = place }
      if staysOnHost && place.host != host { throw .refusedRedirect(to: place.host) }
    }
    throw .tooManyRedirects(limit: limits.redirects)
  }
}
