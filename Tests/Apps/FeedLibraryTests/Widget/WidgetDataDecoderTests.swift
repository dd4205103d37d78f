import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

@Suite struct WidgetDataDecoderTests {
  private let fixture: FeedFixture

  init() throws { fixture = try FeedFixture() }

  private func decode(_ json: String) throws -> (WidgetData?, [String]) {
    try FileManager.default.createDirectory(at: fixture.container, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: fixture.container.appending(path: WidgetDataDecoder.fileName))
    let log = DiagnosticLog()
    let data = try log.collecting {
      try WidgetDataDecoder(container: fixture.container).decodeWidgetData()
    }
    return (data, log.diagnostics.map(\.id))
  }

  private func list(_ articles: String) -> String {
    """
    {"currentUnreadCount": 4, "currentTodayCount": 0, "currentStarredCount": 0, "unreadArticles": [\(articles)],
     "starredArticles": [], "todayArticles": [], "lastUpdateTime": 816940800}
    """
  }

  @Test func `without a file there are no data`() throws {
    #expect(try WidgetDataDecoder(container: fixture.container).decodeWidgetData() == nil)
  }

  @Test func `the newer field names are read too`() throws {
    let icons = fixture.container.appending(path: "WidgetImages")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    try Data([1, 2]).write(to: icons.appending(path: "a.png"))
    let phone = "/private/var/mobile/Containers/Shared/AppGroup/1/WidgetImages/a.png"
    let (data, reported) = try decode(
      """
      {"totalUnreadCount": 9, "totalTodayCount": 8, "totalStarredCount": 7, "starredArticles": [], "todayArticles": [],
       "unreadArticles": [
         {"id": "1", "feedTitle": "F", "pubDate": "2026-11-21T08:00:00Z", "feedIconPath": "WidgetImages/a.png"},
         {"id": "2", "feedTitle": "F", "pubDate": 816940800, "feedIconPath": "\(phone)"},
         {"id": "3", "feedTitle": "F", "pubDate": "", "feedIconPath": null, "feedIcon": null}],
       "lastUpdateTime": "2026-11-21T08:00:00Z"}
      """)
    #expect(reported == [])
    #expect([data?.currentUnreadCount, data?.currentTodayCount, data?.currentStarredCount] == [9, 8, 7])
    #expect(data?.unreadArticles.map(\.feedIcon) == [Data([1, 2]), Data([1, 2]), nil])
    #expect(data?.unreadArticles.map(\.pubDate) == ["2026-11-21T08:00:00Z", "2026-11-21 08:00:00 +0000", ""])
    #expect(data?.lastUpdateTime == FeedFixture.now)
  }

  @Test(arguments: ["../secret", "/etc/hostname", "WidgetImages/../../secret", "none.png", "link"])
  func `icons outside the container are not read`(path: String) throws {
    try Data([1]).write(to: fixture.directory.appending(path: "secret"))
    try FileManager.default.createDirectory(at: fixture.container, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: fixture.container.appending(path: "link"),
      withDestinationURL: fixture.directory.appending(path: "secret"))
    let (data, reported) = try decode(list(#"{"id": "1", "feedTitle": "", "pubDate": "", "feedIconPath": "\#(path)"}"#))
    #expect(data?.unreadArticles.map(\.feedIcon) == [nil] && reported == ["feed.widget-data-icon"])
  }

  @Test func `a damaged article does not affect the others`() throws {
    let (data, reported) = try decode(
      list(
        #"""
        {"id": "1", "feedTitle": "F", "pubDate": "d"}, 7, null, [], {"feedTitle": "F"}, {"id": ""},
        {"id": "2", "articleTitle": 5}, {"id": "3", "feedIcon": "!"}, {"id": 4}
        """#))
    #expect(data?.unreadArticles.map(\.id) == ["1", "2", "3", "4"])
    #expect(reported.count == 6 && Set(reported) == ["feed.widget-data-article", "feed.widget-data-icon"])
  }

  @Test func `missing counts are computed, and missing lists are empty`() throws {
    let (data, reported) = try decode(
      #"{"unreadArticles": [{"id": "1"}], "currentTodayCount": -1, "todayArticles": 3}"#)
    #expect([data?.currentUnreadCount, data?.currentTodayCount] == [1, 0])
    #expect(reported.count == 5 && Set(reported) == ["feed.widget-data-field"])
  }

  @Test(arguments: ["", "{", "[]", "7", "nonsense", #"{"a": }"#, String(repeating: "[", count: 100_000)])
  func `a file that is not a JSON object is an error`(text: String) throws {
    let error = #expect(throws: WidgetDataError.self) { try decode(text) }
    guard case .malformed(let file, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file.hasSuffix("widget-data.json") && !reason.isEmpty && !reason.contains("\n"))
  }
}
