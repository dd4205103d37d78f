import Diagnostics
package import HTTPFetching
internal import MarkupText
public import Foundation

/// Asks the comic's site: one request at a time, with a name that says who asks, and within limits.
///
/// Only `http` and `https`, only public addresses and hosts that are allowed, on every hop; answers that lead to another
/// host are refused. Copies share the queue.
public struct SharedComicNetworkingManager: Sendable {
  private let fetch: GuardedFetch
  private let gate = FetchGate(total: 1, perHost: 1)

  /// Creates what asks; nothing is asked yet.
  ///
  /// - Parameter allowedHosts: Hosts that may be asked although their addresses are not public: names, addresses, or
  ///   networks such as `192.168.1.0/24`.
  /// - Throws: `ComicSiteError.invalidHost` for the first that is none of these.
  public init(allowedHosts: [String] = []) throws(ComicSiteError) {
    do throws(AllowedHosts.InvalidHost) {
      self.init(fetch: GuardedFetch(allowed: try AllowedHosts(allowedHosts)))
    } catch {
      throw .invalidHost(reason: "\(error)")
    }
  }

  /// The same with a fetch of the caller's, whose limits and hosts count.
  package init(fetch: GuardedFetch) {
    var fetch = fetch
    fetch.userAgent = UserAgent.comics
    fetch.staysOnHost = true
    self.fetch = fetch
  }

  /// What is at an address, at most 20 MiB of it.
  ///
  /// - Parameter url: The address; nil, for one that could not be made, is an error.
  /// - Throws: Every ``ComicSiteError`` but `.invalidHost` and `.notAPicture`.
  public func fetchData(from url: URL?) async throws(ComicSiteError) -> Data {
    try await answer(from: url, limit: fetch.limits.bytes).data
  }

  /// What came from the site, and how to read it.
  struct Answer: Sendable {
    let data: Data
    /// The character encoding that it came with.
    let charset: String?
    /// Where it came from, after redirects.
    let url: URL
    /// The address that was asked for, as messages show it.
    let name: String
  }

  /// A page of HTML, at most as large as the parser takes it.
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
