internal import CTransfer
package import Foundation

/// Asks for addresses that somebody else wrote, without harm.
///
/// Only `http` and `https`, only public addresses and those that are allowed, on every hop: what counts is the address
/// that a connection is really made to, not the one that a name had before. From `https` nothing leads to `http`. No
/// cookies, no `.netrc`, no proxies of the environment, whose addresses would be checked in place of the servers'.
/// User and password in an address are sent to its own host alone.
package struct GuardedFetch: Sendable {
  package var limits: FetchLimits
  package var allowed: AllowedHosts
  /// A file of certificates (PEM) that servers may be vouched for by, as tests have one; nil, as it is unless set, for those
  /// that the machine trusts.
  package var authorities: String?
  /// How servers are told who asks; ``UserAgent/pictures`` unless set.
  package var userAgent = UserAgent.pictures
  /// Whether answers may lead to the same host alone; false unless set.
  package var staysOnHost = false

  package init(limits: FetchLimits = .standard, allowed: AllowedHosts = .none) {
    (self.limits, self.allowed) = (limits, allowed)
  }

  /// Whether libcurl is there, which is opened for the answer.
  package static var isAvailable: Bool { ctransfer_is_available() }

  /// Asks for `url` on a thread of its own and follows where the answer leads.
  ///
  /// A task that is cancelled waits for the answer all the same, no longer than `limits.total`.
  /// - Parameter headers: Lines such as `If-None-Match: "a"`, for every hop.
  /// - Throws: Everything but `.status`, `.notAPicture` and `.offline`: any status is an answer here.
  package func answer(from url: URL, headers: [String] = []) async throws(FetchError) -> HTTPResponse {
    let outcome = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(FetchError) in try blockingAnswer(from: url, headers: headers) })
      }
    }
    return try outcome.get()
  }

  private func blockingAnswer(from url: URL, headers: [String]) throws(FetchError) -> HTTPResponse {
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
