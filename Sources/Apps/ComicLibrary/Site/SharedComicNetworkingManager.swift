import Diagnostics
public import Foundation
internal import HTTPFetching
internal import MarkupText

/// Sends requests to the comic's site: one at a time, with a user agent, and within limits.
///
/// Only `http` and `https`, and only public addresses and allowed hosts, for each redirect. Redirects to another host
/// are refused. Copies share the queue.
public struct SharedComicNetworkingManager: Sendable {
  private let fetch: GuardedFetch
  private let gate = FetchGate(total: 1, perHost: 1)

  /// Creates a manager without sending a request.
  ///
  /// - Parameter allowedHosts: Hosts that may be requested although their addresses are not public: names, addresses,
  ///   or networks such as `192.168.1.0/24`.
  /// - Throws: `ComicSiteError.invalidHost` for the first invalid one.
  public init(allowedHosts: [String] = []) throws(ComicSiteError) {
    do throws(AllowedHosts.InvalidHost) {
      self.init(fetch: GuardedFetch(allowed: try AllowedHosts(allowedHosts)))
    } catch {
      throw .invalidHost(reason: "\(error)")
    }
  }

  /// Uses the limits and allowed hosts of `fetch`.
  init(fetch: GuardedFetch) {
    var fetch = fetch
    fetch.userAgent = UserAgent.comics
    fetch.staysOnHost = true
    self.fetch = fetch
  }

  /// Fetches a URL, at most 20 MiB.
  ///
  /// - Parameter url: Nil is an error.
  /// - Throws: Every ``ComicSiteError`` except `.invalidHost` and `.notAnImage`.
  public func fetchData(from url: URL?) async throws(ComicSiteError) -> Data {
    try await answer(from: url, limit: fetch.limits.bytes).data
  }

  struct Answer: Sendable {
    let data: Data
    /// The character encoding of the response.
    let charset: String?
    /// The final URL, after redirects.
    let url: URL
    /// The requested URL, as shown in messages.
    let name: String
  }

  /// Fetches an HTML page, limited to the size that the parser accepts.
  func page(from url: URL?) async throws(ComicSiteError) -> Answer {
    try await answer(from: url, limit: min(MarkupLimits.standard.bytes, fetch.limits.bytes))
  }

  private func answer(from url: URL?, limit: Int) async throws(ComicSiteError) -> Answer {
    guard let url else { throw .noAddress }
    let name = url.redacted
    let outcome = await gate.pass(host: "") { [fetch] () -> Result<HTTPResponse, FetchError> in
      var limited = fetch
      limited.limits.bytes = limit
      do throws(FetchError) {
        return .success(try await limited.answer(from: url))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .failure(let error): throw ComicSiteError(error, address: name)
    case .success(let answer):
      guard answer.status == 200 else { throw .status(address: name, code: answer.status) }
      let type = answer.headers["content-type"].map(ContentType.init)
      return Answer(data: answer.body, charset: type?.charset, url: URL(string: answer.address) ?? url, name: name)
    }
  }
}
