import BundledWidgets
import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import Widgets

/// The news widgets as numbers and texts.
@Suite struct NewsWidgetTests {
  static let lists = ["unread", "today", "starred"]

  private func request(_ family: WidgetFamily, _ typeSize: DynamicTypeSize = .large) -> RenderRequest {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    request.typeSize = typeSize
    return request
  }

  @Test func `seven widgets, and the counts on the Lock Screen`() {
    let kinds = AlmanacWidgets().kinds
    let families = ["unread", "today", "starred", "smart-feeds", "news-summary"].map { name in
      kinds.first { $0.kind == name }?.families
    }
    let list: [WidgetFamily] = [.systemMedium, .systemLarge]
    #expect(
      families == [
        list, list, list, [.systemSmall], [.accessoryRectangular, .accessoryCircular, .accessoryInline],
      ])
  }

  @Test(arguments: lists) func `seven rows in large and three in medium, one less at large type sizes`(
    kind: String
  ) async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles())
    for (family, size, rows) in [
      (WidgetFamily.systemLarge, DynamicTypeSize.large, 7), (.systemMedium, .large, 3), (.systemLarge, .xLarge, 7),
      (.systemLarge, .xxLarge, 6), (.systemMedium, .xxLarge, 2), (.systemMedium, .xxxLarge, 2),
    ] {
      let picture = try await desk.picture(of: kind, request(family, size))
      #expect(picture.lowered.links.count == 1 + rows, "\(family) \(size)")
      #expect(picture.diagnostics == [])
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility5], ["en", "ar"])
  func `no screen truncates a row`(size: DynamicTypeSize, locale: String) async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles(locale == "ar" ? NewsTexts.arabic : NewsTexts.english), count: 12345)
    for device in DeviceProfile.all.filter({ $0.name.hasPrefix("3") || $0.name.hasPrefix("ipad-7") }) {
      for family in device.families.filter({ $0 == .systemMedium || $0 == .systemLarge }) {
        var request = request(family, size)
        request.device = device
        let picture = try await desk.picture(of: "unread", request, locale: locale)
        let frames = picture.lowered.links.map(\.frame)
        let whole = try #require(frames.first)
        let rows = frames.dropFirst()
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { $0.maxY <= whole.maxY - 10 }, "\(device.name) \(family)")
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY < $1.minY }, "\(device.name) \(family)")
      }
    }
  }

  @Test func `an article without a title is untitled, and without an icon has the globe`() async throws {
    let desk = try NewsDesk()
    try desk.put([NewsDesk.Article(id: "1"), NewsDesk.Article(id: "2", articleTitle: "", feedIcon: Data())])
    let picture = try await desk.picture(of: "unread", request(.systemMedium))
    #expect(
      picture.lowered.accessibilityText
        == "Unread 2 Untitled, Coastal Notes, 25 min Untitled, Coastal Notes, 25 min")
    #expect(picture.diagnostics == [])
  }

  @Test func `titles have one line, however long, and equal identifiers are harmless`() async throws {
    let desk = try NewsDesk()
    try desk.put([
      NewsDesk.Article(id: "1", feedTitle: " The\u{2028}Feed ", articleTitle: "Two\r\n\tlines"),
      NewsDesk.Article(id: "1", feedTitle: "", articleTitle: String(repeating: "long ", count: 200_000)),
      NewsDesk.Article(id: "1", articleTitle: " \n"),
    ])
    let picture = try await desk.picture(of: "unread", request(.systemLarge))
    #expect(picture.diagnostics == [])
    #expect(picture.lowered.links.count == 4)
    let text = picture.lowered.accessibilityText
    #expect(text.hasPrefix("Unread 3 Two lines, The Feed, 25 min") && text.contains(" Untitled, "))
    #expect(text.count < 500)
  }

  @Test func `a damaged icon is reported once, by its feed, and the globe is drawn`() async throws {
    let desk = try NewsDesk()
    let icon = Data("no picture".utf8)
    try desk.put([NewsDesk.Article(id: "1", feedTitle: "Bad Icons", articleTitle: "One", feedIcon: icon)])
    let picture = try await desk.picture(of: "unread", request(.systemMedium))
    let damaged = picture.diagnostics.filter { $0.id == "feed.icon-unreadable" }
    #expect(Set(damaged.map(\.subject)) == ["Bad Icons"])
    try desk.put([NewsDesk.Article(id: "1", feedTitle: "Bad Icons", articleTitle: "One")])
    #expect(try await desk.picture(of: "unread", request(.systemMedium)).data == picture.data)
  }

  @Test func `a date is an age for a day, then a day, with the year if it is another one`() async throws {
    let desk = try NewsDesk()
    let row = "A, Coastal Notes"
    for (dates, ages) in [
      (["2026-11-21T08:00:00Z", "2026-11-21T07:59:59Z", "2026-11-21T07:35:00.250Z"], ["1 min", "1 min", "25 min"]),
      (["2026-11-21T07:01:00Z", "2026-11-21T07:00:59Z", "2026-11-20 08:01:00 +0000"], ["59 min", "1 hr", "23 hr"]),
      (
        ["2026-11-20T08:00:59Z", "2025-12-24T18:00:00+01:00", "2026-11-21T09:30:00Z"],
        ["Nov 20", "Dec 24, 2025", "9:30\u{202F}AM"]
      ),
    ] {
      try desk.put(dates.map { NewsDesk.Article(id: $0, articleTitle: "A", pubDate: $0) })
      #expect(try await desk.text() == "Unread 3 " + ages.map { "\(row), \($0)" }.joined(separator: " "))
    }
    try desk.put([NewsDesk.Article(id: "1", articleTitle: "A", pubDate: "2025-12-24T18:00:00Z")])
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try await desk.text(timeZone: tokyo) == "Unread 1 \(row), Dec 25, 2025")
  }

  @Test func `today's header states the number of unread articles, if any`() async throws {
    let desk = try NewsDesk()
    var saved = NewsDesk.Saved(currentTodayCount: 6, todayArticles: [NewsDesk.Article(id: "1", articleTitle: "A")])
    for (unread, header) in [(5, "6 · 5 unread"), (0, "6"), (nil, "6")] {
      saved.totalTodayUnreadCount = unread
      try desk.put(saved)
      #expect(try await desk.text(of: "today").hasPrefix("Today \(header) A, "))
    }
    saved.totalTodayUnreadCount = 5
    try desk.put(saved)
    #expect(try await desk.text(of: "today", locale: "de").hasPrefix("Heute 6 · 5 ungelesen "))
    #expect(try await desk.text(of: "today", locale: "ja").hasPrefix("今日 6 · 未読5 "))
  }

  @Test func `large lists state how many articles do not fit`() async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles(), count: 9)
    for (family, isSaid) in [(WidgetFamily.systemLarge, true), (.systemMedium, false)] {
      let text = try await desk.picture(of: "unread", request(family)).lowered.accessibilityText
      #expect(text.hasSuffix(" 2 more") == isSaid)
    }
    try desk.put(NewsDesk.articles())
    #expect(try await !desk.picture(of: "unread", request(.systemLarge)).lowered.accessibilityText.contains("more"))
  }

  @Test(arguments: 1...6, [true, false])
  func `few articles fill a large list, with summaries or without`(count: Int, hasSummaries: Bool) async throws {
    let desk = try NewsDesk()
    let articles = (0..<count).map { number in
      NewsDesk.Article(
        id: "\(number)", articleTitle: "What bees know about Mondays",
        articleSummary: hasSummaries ? "A year with three hives on the roof of a school." : nil)
    }
    try desk.put(articles)
    for device in ["430x932", "320x568", "ipad-820x1180"] {
      var request = request(.systemLarge)
      request.device = try #require(DeviceProfile.named(device))
      let frames = try await desk.picture(of: "starred", request).lowered.links.map(\.frame)
      let (whole, rows) = (try #require(frames.first), frames.dropFirst())
      #expect(rows.count == count)
      let (top, bottom) = (try #require(rows.map(\.minY).min()), try #require(rows.map(\.maxY).max()))
      // Below the rows is as much space as above them, where the header ends.
      #expect(bottom < whole.maxY - 15.9 && top >= 38, "\(device): \(top) to \(bottom) of \(whole.maxY)")
      #expect(abs((whole.maxY - 16 - bottom) - (top - 39)) < 50, "\(device): \(top) to \(bottom) of \(whole.maxY)")
    }
  }

  @Test(arguments: [("en_US", "A"), ("ar", "A"), ("de", "A"), ("ja", "A")])
  func `the lines of the small widgets are in one size, whatever their words`(locale: String, title: String)
    async throws
  {
    let desk = try NewsDesk()
    try desk.put([NewsDesk.Article(id: "1", articleTitle: title)], count: 12_345)
    for (kind, family) in [("smart-feeds", WidgetFamily.systemSmall), ("news-summary", .accessoryRectangular)] {
      for size in [DynamicTypeSize.large, .xxxLarge, .accessibility3] {
        let layout = try await desk.picture(of: kind, request(family, size), locale: locale).lowered.layout
        let names = ["Today", "Starred", "Heute", "Markiert", "今日", "スター付き", "اليوم", "مميّزة بنجمة"]
        let heights = layout.map(\.description).joined(separator: "\n").split(separator: "\n").compactMap { line in
          line.firstMatch(of: /\(Text \S+ \S+ \S+ (\S+) "([^"]*)"/).flatMap {
            names.contains(String($0.2)) ? String($0.1) : nil
          }
        }
        #expect(!heights.isEmpty && Set(heights).count == 1, "\(kind) \(size): \(heights)")
      }
    }
  }

  @Test(arguments: ["unread", "today", "starred", "smart-feeds", "news-summary"])
  func `without feeds, the command that adds one is named`(kind: String) async throws {
    let desk = try NewsDesk()
    let family = try #require(try ComicShelf.kind(kind).families.first)
    try desk.put(NewsDesk.Saved(feedCount: 0))
    let without = try await desk.picture(of: kind, request(family)).lowered.accessibilityText
    #expect(without.contains("No feeds") && without.contains("almanac feeds add URL"))
    try desk.put(NewsDesk.Saved(feedCount: 1))
    #expect(try await !desk.picture(of: kind, request(family)).lowered.accessibilityText.contains("No feeds"))
    // Articles without a feed are still shown.
    let article = NewsDesk.Article(id: "1", articleTitle: "A")
    try desk.put(
      NewsDesk.Saved(
        feedCount: 0, currentUnreadCount: 1, currentTodayCount: 1, currentStarredCount: 1, unreadArticles: [article],
        starredArticles: [article], todayArticles: [article]))
    #expect(try await !desk.picture(of: kind, request(family)).lowered.accessibilityText.contains("No feeds"))
  }

  @Test func `few articles have their summaries, and a headline is not repeated`() async throws {
    let desk = try NewsDesk()
    let article = { (id: String, title: String?, summary: String) in
      NewsDesk.Article(id: id, articleTitle: title, articleSummary: summary)
    }
    try desk.put([
      article("1", "A", "First things"), article("2", "Second thin…", "Second things"), article("3", nil, "Third"),
    ])
    let items = try await desk.picture(of: "unread", request(.systemLarge)).lowered.accessibilityText
    #expect(items.contains("First things") && !items.contains("Second things"))
    #expect(items.components(separatedBy: "Third").count == 2)
    // A full list has none.
    try desk.put((1...7).map { article("\($0)", "A", "First things") })
    let full = try await desk.picture(of: "unread", request(.systemLarge)).lowered.accessibilityText
    #expect(!full.contains("First things"))
  }

  @Test(arguments: [WidgetFamily.accessoryRectangular, .accessoryInline])
  func `text on the Lock Screen grows if possible, and is never truncated`(family: WidgetFamily) async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles(), count: 24)
    let usual = try await desk.picture(of: "news-summary", request(family))
    let large = try await desk.picture(of: "news-summary", request(family, .accessibility3))
    #expect((usual.data == large.data) == (family == .accessoryInline))
  }

  @Test(arguments: ["", "yesterday", "2026-13-45T99:00:00Z", "Sat, 21 Nov 2026"])
  func `an invalid date is left out`(date: String) async throws {
    let desk = try NewsDesk()
    try desk.put([NewsDesk.Article(id: "1", articleTitle: "One", pubDate: date)])
    #expect(try await desk.text() == "Unread 1 One, Coastal Notes")
  }

  @Test(arguments: [
    ("de", "Ungelesen 12.345 A, Coastal Notes, 25 Min."), ("ar", "غير مقروءة 12,345 A، Coastal Notes، 25 د"),
    ("ja", "未読 12,345 A、Coastal Notes、25分"),
  ])
  func `names, counts and dates are in the picture's language`(locale: String, text: String) async throws {
    let desk = try NewsDesk()
    try desk.put([NewsDesk.Article(id: "1", articleTitle: "A")], count: 12345)
    #expect(try await desk.text(locale: locale).replacing("\u{A0}", with: " ") == text)
  }

  @Test(arguments: zip(lists, ["unread articles", "articles today", "starred articles"]))
  func `an empty list says so`(kind: String, what: String) async throws {
    let desk = try NewsDesk()
    #expect(try await desk.text(of: kind).hasSuffix("No feeds Add one with: almanac feeds add URL"))
    try desk.put([])
    #expect(try await desk.text(of: kind).hasSuffix("There are no \(what)."))
  }

  @Test func `damaged data are not treated as none`() async throws {
    let desk = try NewsDesk()
    try desk.put(Data("{".utf8))
    let picture = try await desk.picture(of: "unread", request(.systemMedium))
    #expect(picture.diagnostics.map(\.id) == ["feed.widget-data-unreadable"])
    #expect(picture.lowered.accessibilityText == "Unread The articles cannot be read.")
    let small = try await desk.picture(of: "smart-feeds", request(.systemSmall))
    #expect(small.lowered.accessibilityText == "– Unread Today – Starred –")
  }

  @Test(arguments: [
    ("smart-feeds", WidgetFamily.systemSmall, "No feeds Add one with: almanac feeds add URL"),
    ("news-summary", .accessoryRectangular, "No feeds almanac feeds add URL"),
    ("news-summary", .accessoryCircular, "No feeds"), ("news-summary", .accessoryInline, "No feeds"),
  ])
  func `a list without a feed says so`(kind: String, family: WidgetFamily, text: String) async throws {
    #expect(try await NewsDesk().picture(of: kind, request(family)).lowered.accessibilityText == text)
  }
}
