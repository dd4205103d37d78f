import Foundation
import Testing

@testable import FeedLibrary

@Suite struct WidgetDataEncoderTests {
  private let fixture: FeedFixture
  private let store: FeedStore
  private let encoder: WidgetDataEncoder

  init() throws {
    fixture = try FeedFixture()
    store = try fixture.store((0..<20).map { .named("\($0)", days: -Double($0) / 4) })
    encoder = WidgetDataEncoder(container: fixture.container)
  }

  private func encode(days: Double = 0) throws -> Bool {
    try encoder.encodeWidgetData(from: store, now: .days(days), timeZone: .gmt)
  }

  private func object() throws -> [String: Any] {
    let data = try Data(contentsOf: fixture.container.appending(path: WidgetDataDecoder.fileName))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func mode(_ name: String) throws -> Int? {
    let path = fixture.container.appending(path: name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `the file is readable by its owner only, even from an earlier release`() throws {
    try store.keepIcon(Data([1, 2, 3]), from: nil, of: FeedFixture.address, at: .days(0))
    let names = [WidgetDataDecoder.fileName, ".widget-data.lock"]
    for _ in 0..<2 {
      _ = try encode()
      #expect(try names.map(mode) == [0o600, 0o600])
      #expect(try mode("") == 0o700 && mode("widgetImages") == 0o700)
      let paths = names.map { fixture.container.appending(path: $0).path }
      for path in paths { #expect(chmod(path, 0o644) == 0) }
      #expect(chmod(fixture.container.path, 0o755) == 0)
    }
  }

  @Test func `the file has the fields of the technote`() throws {
    try store.keepIcon(Data([1, 2, 3]), from: nil, of: FeedFixture.address, at: .days(0))
    try store.mark([store.id("3")], as: .starred)
    #expect(try encode())
    let object = try object()
    #expect(
      Set(object.keys) == [
        "currentUnreadCount", "currentTodayCount", "currentStarredCount", "unreadArticles", "starredArticles",
        "todayArticles", "lastUpdateTime", "totalUnreadCount", "totalTodayCount", "totalTodayUnreadCount",
        "totalStarredCount", "feedCount",
      ])
    #expect(object["feedCount"] as? Int == 1)
    #expect(object["currentUnreadCount"] as? Int == 20 && object["currentStarredCount"] as? Int == 1)
    // 8:00 and 2:00 are today; six hours earlier was yesterday.
    #expect(object["currentTodayCount"] as? Int == 2)
    let unread = try #require(object["unreadArticles"] as? [[String: Any]])
    #expect(unread.count == WidgetDataEncoder.limit && unread.count >= 7)
    let first = try #require(unread.first)
    #expect(try first["id"] as? String == store.id("0") && first["feedIcon"] as? String == "AQID")
    #expect(first["feedTitle"] as? String == "Harbour News" && first["articleTitle"] as? String == "0")
    #expect(first["pubDate"] as? String == "2026-11-21 08:00:00 +0000" && first["articleSummary"] == nil)
    #expect(object["lastUpdateTime"] as? Double == FeedFixture.now.timeIntervalSinceReferenceDate)
  }

  /// The fields that newer releases of the widget decode; older ones are tested by name above.
  private struct Newer: Decodable {
    struct Article: Decodable {
      let id: String
      let feedTitle: String
      let articleTitle: String?
      let articleSummary: String?
      let feedIconPath: String?
      let pubDate: String
    }

    let totalUnreadCount: Int
    let totalTodayCount: Int
    let totalTodayUnreadCount: Int
    let totalStarredCount: Int
    let unreadArticles: [Article]
    let starredArticles: [Article]
    let todayArticles: [Article]
    let lastUpdateTime: Date
  }

  private func newer() throws -> Newer {
    let data = try Data(contentsOf: fixture.container.appending(path: WidgetDataDecoder.fileName))
    return try JSONDecoder().decode(Newer.self, from: data)
  }

  @Test func `newer releases of the widget find their fields`() throws {
    try store.keepIcon(Data([1, 2, 3]), from: nil, of: FeedFixture.address, at: .days(0))
    try store.mark([store.id("3")], as: .starred)
    try store.mark([store.id("0")], as: .read)
    _ = try encode()
    let first = try newer()
    #expect((first.totalUnreadCount, first.totalStarredCount) == (19, 1))
    #expect((first.totalTodayCount, first.totalTodayUnreadCount) == (2, 1))
    let path = try #require(first.unreadArticles.first?.feedIconPath)
    #expect(path.hasPrefix(fixture.container.path) && FileManager.default.contents(atPath: path) == Data([1, 2, 3]))
    // An icon that is no longer shown is removed; other programs' files stay.
    let other = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "other.png")
    try Data().write(to: other)
    try store.keepIcon(Data([4]), from: nil, of: FeedFixture.address, at: .days(0))
    _ = try encode()
    let second = try #require(try newer().unreadArticles.first?.feedIconPath)
    #expect(FileManager.default.contents(atPath: second) == Data([4]))
    #expect(!FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: other.path))
  }

  @Test func `dates are read as NetNewsWire's widget reads them`() throws {
    _ = try encode()
    // The format of the widget, which shows nothing for dates that it cannot parse.
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss Z"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    let file = try newer()
    #expect(file.unreadArticles.map { formatter.date(from: $0.pubDate) } == (0..<12).map { .days(-Double($0) / 4) })
    #expect(
      file.unreadArticles.map { PublicationDate.date($0.pubDate) }
        == file.unreadArticles.map { formatter.date(from: $0.pubDate) })
    #expect(WidgetDataDecoder.group == "group.com.ranchero.NetNewsWire.iOS")
  }

  @Test(arguments: [
    ("2026-11-21 08:00:00 +0000", 0.0), ("2026-11-21T09:00:00+01:00", 0), ("2026-11-21T08:00:00.500Z", 0.5),
    ("2026-11-21 03:00:00 -0500", 0), (" 2026-11-21T08:00:00Z ", 0),
  ])
  func `dates of the app and of ISO 8601 are read`(text: String, seconds: Double) {
    #expect(PublicationDate.date(text) == FeedFixture.now + seconds)
  }

  @Test(arguments: ["", "yesterday", "2026-13-45T99:00:00Z", "Sat, 21 Nov 2026"])
  func `other dates are nil`(text: String) { #expect(PublicationDate.date(text) == nil) }

  @Test func `a missing feed is written, and reloads the widgets`() throws {
    _ = try encode()
    try store.remove(at: FeedFixture.address)
    #expect(try encode())
    let read = try #require(try WidgetDataDecoder(container: fixture.container).decodeWidgetData())
    #expect((read.feedCount, read.currentUnreadCount) == (0, 0))
    #expect(try !encode())
  }

  @Test func `today's unread articles are counted`() throws {
    try store.mark([store.id("0")], as: .read)
    _ = try encode()
    let read = try WidgetDataDecoder(container: fixture.container).decodeWidgetData()
    #expect((read?.currentTodayCount, read?.totalTodayUnreadCount) == (2, 1))
    // A change of this number alone also reloads widgets.
    try store.mark([store.id("1")], as: .starred)
    _ = try encode()
    try store.mark([store.id("0")], as: .unread)
    #expect(try encode())
  }

  @Test func `an article without a title has the start of its summary as title`() throws {
    let long = String(repeating: "word ", count: 60).dropLast()
    try store.merge([
      ParsedArticle(id: "a", summary: "Only this", published: .days(0)),
      ParsedArticle(id: "b", summary: String(long), published: .days(-1)), ParsedArticle(id: "c", published: .days(-2)),
    ])
    let titles = try WidgetDataEncoder.widgetData(from: store, now: .days(0), timeZone: .gmt).unreadArticles
      .filter { !["0", "1", "2", "3", "4", "5", "6", "7", "8"].contains($0.articleTitle) }.map(\.articleTitle)
    #expect(titles.prefix(3).map { $0?.count } == [9, 120, nil])
    #expect(titles[0] == "Only this" && titles[1]?.hasSuffix("word…") == true)
  }

  @Test func `a missed reload happens the next time`() throws {
    struct Killed: Error {}
    var told = 0
    let run = { (tell: () throws -> Void) in
      try encoder.encodeWidgetData(from: store, now: .days(0), timeZone: .gmt, tell: tell)
    }
    #expect(throws: Killed.self) { try run { throw Killed() } }
    try run { told += 1 }
    #expect(told == 1)
    // The data have not changed, so only the mark causes a reload.
    try run { told += 1 }
    #expect(told == 1)
    try store.mark([store.id("0")], as: .read)
    try run { told += 1 }
    #expect(told == 2)
  }

  @Test func `written data are read unchanged`() throws {
    _ = try encode()
    let read = try WidgetDataDecoder(container: fixture.container).decodeWidgetData()
    #expect(try read == WidgetDataEncoder.widgetData(from: store, now: .days(0), timeZone: .gmt))
    #expect(read?.unreadArticles.count == 12)
  }

  @Test func `widgets are reloaded only if their content changes`() throws {
    #expect(try encode())
    #expect(try !encode())
    #expect(try !encode(days: 0.001))
    try store.mark([store.id("0")], as: .read)
    #expect(try encode())
    // A change that widgets do not show: an article beyond the newest changes only the number.
    var changed = ParsedArticle.named("19", days: -4.75)
    changed.summary = "Other words"
    try store.merge((0..<19).map { .named("\($0)", days: -Double($0) / 4) } + [changed])
    #expect(try !encode())
    // The next day has other articles.
    #expect(try encode(days: 1))
    #expect(try object()["currentTodayCount"] as? Int == 0)
  }

  @Test func `a damaged file is replaced`() throws {
    try FileManager.default.createDirectory(at: fixture.container, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: fixture.container.appending(path: WidgetDataDecoder.fileName))
    #expect(try encode())
    #expect(try object()["currentUnreadCount"] as? Int == 20)
  }

  @Test func `a container that cannot be created is an error`() throws {
    try Data().write(to: fixture.container)
    #expect(throws: WidgetDataError.self) { try encode() }
  }
}
