import Foundation
import Graphics
import Rendering
import Testing
import Timelines

/// When the news widgets change.
@Suite struct NewsTimelineTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: NewsWidgetTests.lists + ["smart-feeds"])
  func `the next reload is in half an hour, or at the picture's midnight`(kind: String) async throws {
    let desk = try NewsDesk()
    let family: WidgetFamily = kind == "smart-feeds" ? .systemSmall : .systemMedium
    for (now, next) in [
      ("2026-11-21T08:00:00Z", "2026-11-21T08:30:00Z"), ("2026-11-21T22:29:59Z", "2026-11-21T22:59:59Z"),
      ("2026-11-21T22:45:00Z", "2026-11-21T23:00:00Z"), ("2026-11-21T23:00:00Z", "2026-11-21T23:30:00Z"),
    ] {
      let picture = try await desk.picture(
        of: kind, RenderRequest(family: family), timeZone: berlin, now: try date(now))
      #expect(picture.entryDate == (try date(now)))
      #expect(picture.policy == .after(try date(next)))
    }
  }

  @Test func `at midnight yesterday's articles leave today, and dates become days`() async throws {
    let desk = try NewsDesk()
    let now = try date("2026-11-21T22:50:00Z")
    try desk.put(
      [
        NewsDesk.Article(id: "late", articleTitle: "Late", pubDate: "2026-11-21T22:40:00Z"),
        NewsDesk.Article(id: "ahead", articleTitle: "Ahead", pubDate: "2026-11-22T05:00:00Z"),
      ], savedAt: now)
    let today = try await desk.pictures(of: "today", timeZone: berlin, now: now)
    #expect(today.map(\.entryDate) == (0...10).map { now + 60 * Double($0) })
    #expect(
      try [#require(today.first), #require(today.last)].map(\.lowered.accessibilityText) == [
        "Today 2 Late, Coastal Notes, 10 min Ahead, Coastal Notes, Nov 22",
        "Today 1 Ahead, Coastal Notes, 6:00\u{202F}AM",
      ])
    let unread = try await desk.pictures(of: "unread", timeZone: berlin, now: now)
    #expect(
      try [#require(unread.first), #require(unread.last)].map(\.lowered.accessibilityText) == [
        "Unread 2 Late, Coastal Notes, 10 min Ahead, Coastal Notes, Nov 22",
        "Unread 2 Late, Coastal Notes, 20 min Ahead, Coastal Notes, 6:00\u{202F}AM",
      ])
  }

  @Test func `ages stay true until the next reload, with the fewest entries`() async throws {
    let desk = try NewsDesk()
    let now = try date("2026-11-21T08:00:30Z")
    let midnight = try date("2026-11-22T00:00:00Z")
    // Minutes of the clock count: all ages change at once.
    try desk.put(
      ["07:58:50", "07:15:10"].map { NewsDesk.Article(id: $0, articleTitle: "A", pubDate: "2026-11-21T\($0)Z") })
    let pictures = try await desk.pictures(of: "unread", timeZone: .gmt, now: now)
    let minutes = try (1...30).map { try date("2026-11-21T08:00:00Z") + 60 * Double($0) }
    #expect(pictures.map(\.entryDate) == [now] + minutes + [midnight])
    let ages = pictures.map { $0.lowered.accessibilityText.matches(of: /Notes, ([^ ]+ [^ ]+)/).map { String($0.1) } }
    #expect(ages[0] == ["2 min", "45 min"] && ages[14] == ["16 min", "59 min"] && ages[15] == ["17 min", "1 hr"])
    // Hours change once.
    try desk.put([NewsDesk.Article(id: "1", articleTitle: "A", pubDate: "2026-11-21T05:20:00Z")])
    #expect(
      try await desk.pictures(of: "unread", timeZone: .gmt, now: now).map(\.entryDate)
        == [now, try date("2026-11-21T08:20:00Z"), midnight])
    // Other lists and pure counts have none.
    try desk.put(
      NewsDesk.Saved(
        currentUnreadCount: 1, unreadArticles: [NewsDesk.Article(id: "1", pubDate: "2026-11-21T07:59:00Z")]))
    #expect(try await desk.pictures(of: "starred", timeZone: .gmt, now: now).map(\.entryDate) == [now, midnight])
  }

  @Test func `data of yesterday have no articles of today`() async throws {
    let desk = try NewsDesk()
    try desk.put(
      [NewsDesk.Article(id: "1", articleTitle: "Old", pubDate: "2026-11-20T12:00:00Z")], count: 5,
      savedAt: try date("2026-11-20T18:00:00Z"))
    #expect(try await desk.text(of: "today") == "Today There are no articles today.")
    #expect(try await desk.text(of: "starred") == "Starred 5 Old, Coastal Notes, 20 hr")
    let counts = try await desk.picture(of: "smart-feeds", RenderRequest(family: .systemSmall))
    #expect(counts.lowered.accessibilityText == "5 Unread Today 0 Starred 5")
  }

  @Test func `"today" depends on the time zone of the picture`() async throws {
    let desk = try NewsDesk()
    // Saved at 23:30 in London: in Berlin, the picture's zone, it is already the next day.
    try desk.put(
      [NewsDesk.Article(id: "1", articleTitle: "Midnight", pubDate: "2026-11-20T23:10:00Z")],
      savedAt: try date("2026-11-20T23:30:00Z"))
    #expect(try await desk.text(of: "today") == "Today There are no articles today.")
    #expect(
      try await desk.text(of: "today", timeZone: berlin) == "Today 1 Midnight, Coastal Notes, 8 hr")
  }

  @Test(arguments: [false, true]) func `the gallery shows a sample until there are data`(isSaved: Bool) async throws {
    let desk = try NewsDesk()
    if isSaved { try desk.put([NewsDesk.Article(id: "1", articleTitle: "One")]) }
    var request = RenderRequest(family: .systemMedium)
    request.state = .snapshot
    request.isPreview = true
    let preview = try await desk.picture(of: "unread", request).lowered.accessibilityText
    #expect(preview.hasPrefix(isSaved ? "Unread 1 One, " : "Unread 24 The lighthouse that counts whales, "))
    request.isPreview = false
    let snapshot = try await desk.picture(of: "unread", request).lowered.accessibilityText
    #expect(snapshot.hasPrefix(isSaved ? "Unread 1 One, " : "Unread No feeds"))
  }
}
