import Foundation
import HTTPFetching
import LoopbackServing
import Synchronization

@testable import FeedLibrary

/// A server with changeable responses, and a refresher that may request them.
final class FeedServer: Sendable {
  let server: LoopbackServer
  private let answers: AnswerTable

  private final class AnswerTable: Sendable {
    let table = Mutex<[String: LoopbackServer.Answer]>([:])
  }

  init() throws {
    let answers = AnswerTable()
    self.answers = answers
    server = try LoopbackServer { request in
      let answer = answers.table.withLock { $0[request.path] } ?? .init(404)
      let tag = String(decoding: answer.bytes, as: UTF8.self).firstMatch(of: /ETag: (\S+)/)?.1
      let isKnown = tag.map { request.headers["if-none-match"] == String($0) } ?? false
      return isKnown ? .init(304) : answer
    }
  }

  deinit { server.close() }

  subscript(path: String) -> LoopbackServer.Answer {
    get { answers.table.withLock { $0[path] } ?? .init(404) }
    set { answers.table.withLock { $0[path] = newValue } }
  }

  /// Responds to `path` with a JSON Feed of articles with these identifiers.
  func put(_ path: String, _ ids: [String], fields: [String] = [], title: String = "Harbour", icon: String? = nil) {
    self[path] = .init(200, ["Content-Type: application/feed+json"] + fields, body: Self.feed(ids, title, icon))
  }

  static func feed(
    _ ids: [String], _ title: String = "Harbour", _ icon: String? = nil, site: String? = nil
  ) -> Data {
    let items = ids.map { #"{"id":"\#($0)","title":"\#($0)","content_text":"\#($0)"}"# }.joined(separator: ",")
    let icon = (icon.map { #","icon":"\#($0)""# } ?? "") + (site.map { #","home_page_url":"\#($0)""# } ?? "")
    let version = "https://jsonfeed.org/version/1.1"
    return Data(#"{"version":"\#(version)","title":"\#(title)"\#(icon),"items":[\#(items)]}"#.utf8)
  }

  func refresher(_ store: FeedStore, days: Double = 0, icons: Bool = false) throws -> FeedRefresher {
    // Long timeouts, for busy machines.
    return FeedRefresher(
      store: store, fetch: GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["127.0.0.1"])), now: .days(days),
      fetchesIcons: icons)
  }
}
