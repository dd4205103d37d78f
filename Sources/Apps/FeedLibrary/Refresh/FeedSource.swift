import Diagnostics
import Foundation
internal import HTTPFetching
internal import MarkupText
internal import SystemIO

/// Fetches a feed's document from a server, or reads it from a file.
struct FeedSource: Sendable {
  let fetch: GuardedFetch
  let now: Date

  /// The value of the header `Accept`.
  private static let accept =
    "Accept: application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5"
  /// Seconds until the next request to a server that gets too many and gives no date.
  private static let defaultRetryInterval: TimeInterval = 3600
  /// The maximum size in bytes of a validator that is sent back to the server.
  private static let longestValidator = 1024

  /// The document at a URL, unless it is unchanged.
  func response(at address: URL, since known: FeedValidators) async throws(FeedError) -> FeedResponse {
    if address.isFileURL { return try fileNews(at: address, since: known) }
    let name = address.redacted
    let answer: HTTPResponse
    do throws(FetchError) {
      answer = try await fetch.answer(from: address, headers: Self.headers(known))
    } catch {
      throw FeedError(error, address: name)
    }
    let moved = lastingAddress(answer, of: address)
    switch answer.status {
    case 304: return .unchanged(moved: moved)
    case 200, 203: break
    case 410: throw .gone(address: name)
    case 429, 503:
      let wait =
        answer.retryAfter(at: now).map { $0 / .seconds(1) } ?? (answer.status == 429 ? Self.defaultRetryInterval : 0)
      guard wait > 0 else { throw .status(address: name, code: answer.status) }
      throw .notBefore(address: name, date: now + wait, code: answer.status)
    default: throw .status(address: name, code: answer.status)
    }
    let digest = ContentHash(answer.body).digits
    if digest == known.digest { return .unchanged(moved: moved) }
    let type = answer.headers["content-type"].map { ContentType($0) }
    return .document(
      FeedDocument(
        data: answer.body, charset: type?.charset, address: URL(string: answer.address) ?? address, moved: moved,
        validators: FeedValidators(
          etag: Self.short(answer.headers["etag"]), lastModified: Self.short(answer.headers["last-modified"]),
          digest: digest)))
  }

  private func fileNews(at address: URL, since known: FeedValidators) throws(FeedError) -> FeedResponse {
    let data = try FeedFile.contents(of: address, limit: fetch.limits.bytes)
    let digest = ContentHash(data).digits
    if digest == known.digest { return .unchanged(moved: nil) }
    return .document(
      FeedDocument(
        data: data, charset: nil, address: address, moved: nil, validators: FeedValidators(digest: digest)))
  }

  private static func headers(_ known: FeedValidators) -> [String] {
    [accept]
      + [known.etag.map { "If-None-Match: \($0)" }, known.lastModified.map { "If-Modified-Since: \($0)" }]
      .compactMap(\.self)
  }

  private static func short(_ value: String?) -> String? {
    value.flatMap { $0.utf8.count <= longestValidator && !$0.isEmpty ? $0 : nil }
  }

  /// The permanent new URL; nil if it has not changed. Servers that were given a password do not get one in
  /// redirects, so these would fail later.
  private func lastingAddress(_ answer: HTTPResponse, of address: URL) -> URL? {
    guard address.user() == nil, address.password() == nil else { return nil }
    guard let lasting = SubscriptionAddress.normalized(URL(string: answer.lastingAddress)), lasting.user() == nil else {
      return nil
    }
    return lasting == SubscriptionAddress.normalized(address) ? nil : lasting
  }
}

/// The result of requesting a feed.
enum FeedResponse: Sendable {
  case unchanged(moved: URL?)
  case document(FeedDocument)
}

/// A document that may be a feed.
struct FeedDocument: Sendable {
  let data: Data
  /// The character encoding of the response.
  let charset: String?
  /// The final URL, after redirects.
  let address: URL
  /// The permanent new URL; nil if it has not changed.
  let moved: URL?
  let validators: FeedValidators
}
