import Foundation
import Graphics
import Rendering
import Testing
import Timelines

/// When the news widgets change.
@Suite struct NewsTimelineTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: NewsPictureTests.lists + ["smart-feeds"])
  func `B3: the next look is in half an hour, or at midnight where the picture is`(kind: String) async throws {
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

  @Test func `B3: at midnight yesterday's articles leave today, and dates become days`() async throws {
    let desk = try NewsDesk()
    let now = try date("2026-11-21T22:50:00Z")
    try desk.put(
      [
        NewsDesk.Article(id: "late", articleTitle: "Late", pubDate: "2026-11-21T22:40:00Z"),
        NewsDesk.Article(id: "ahead", articleTitle: "Ahead", pubDate: "2026-11-22T05:00:00Z"),
      ], savedAt: now)
    let today = try await desk.pictures(of: "today", timeZone: berlin, now: now)
    #expect(today.map(\.entryDate) == [now, try date("2026-11-21T23:00:00Z")])
    #expect(
      today.map(\.lowered.accessibilityText) == [
        "Today 2 Late, Coastal Notes, 11:40\u{202F}PM Ahead, Coastal Notes, Nov 22",
        "Today 1 Ahead, Coastal Notes, 6:00\u{202F}AM",
      ])
    let unread = try await desk.pictures(of: "unread", timeZone: berlin, now: now)
    #expect(
      unread.map(\.lowered.accessibilityText) == [
        "Unread 2 Late, Coastal Notes, 11:40\u{202F}PM Ahead, Coastal Notes, Nov 22",
        "Unread 2 Late, Coastal Notes, Nov 21 Ahead, Coastal Notes, 6:00\u{202F}AM",
      ])
  }

  @Test func `B3: data of yesterday have no articles of today`() async throws {
    let desk = try NewsDesk()
    try desk.put(
      [NewsDesk.Article(id: "1", articleTitle: "Old", pubDate: "2026-11-20T12:00:00Z")], count: 5,
      savedAt: try date("2026-11-20T18:00:00Z"))
    #expect(try await desk.text(of: "today") == "Today There are no articles today.")
    #expect(try await desk.text(of: "starred") == "Starred 5 Old, Coastal Notes, Nov 20")
    let counts = try await desk.picture(of: "smart-feeds", RenderRequest(family: .systemSmall))
    #expect(counts.lowered.accessibilityText == "5 Unread 0 Today 5 Starred")
  }

  @Test func `B3: "today" depends on the time zone of the picture`() async throws {
    let desk = try NewsDesk()
    // Saved at 23:30 in London: in Berlin it is the next day already, that of the picture.
    try desk.put(
      [NewsDesk.Article(id: "1", articleTitle: "Midnight", pubDate: "2026-11-20T23:10:00Z")],
      savedAt: try date("2026-11-20T23:30:00Z"))
    #expect(try await desk.text(of: "today") == "Today There are no articles today.")
    #expect(
      try await desk.text(of: "today", timeZone: berlin) == "Today 1 Midnight, Coastal Notes, 12:10\u{202F}AM")
  }

  @Test(arguments: [false, true]) func `B1: the gallery shows a sample until there are data`(isSaved: Bool) async throws
  {
    let desk = try NewsDesk()
    if isSaved { try desk.put([NewsDesk.Article(id: "1", articleTitle: "One")]) }
    var request = RenderRequest(family: .systemMedium)
    request.state = .snapshot
    request.isPreview = true
    let preview = try await desk.picture(of: "unread", request).lowered.accessibilityText
    #expect(preview.hasPrefix(isSaved ? "Unread 1 One, " : "Unread 24 The lighthouse that counts whales, "))
    request.isPreview = false
    let snapshot = try await desk.picture(of: "unread", request).lowered.accessibilityText
    #expect(snapshot.hasPrefix(isSaved ? "Unread 1 One, " : "Unread There are no unread articles."))
  }
}
