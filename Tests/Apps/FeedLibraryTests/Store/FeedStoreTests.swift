import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

@Suite struct FeedStoreTests {
  private func logged(_ work: () throws -> Void) rethrows -> [String] {
    let log = DiagnosticLog()
    try log.collecting { try work() }
    return log.diagnostics.map(\.id)
  }

  @Test func `read and starred articles stay so when the feed is read again`() throws {
    let store = try FeedFixture().store([.named("a", days: -1), .named("b", days: -2)])
    try store.mark([store.id("a")], as: .read)
    try store.mark([store.id("b")], as: .starred)
    var changed = ParsedArticle.named("a", days: -1)
    changed.summary = "More of it"
    let changes = try store.merge([changed, .named("b", days: -2), .named("c", days: -3)], days: 1)
    #expect(changes.new == 1 && changes.changed == 1)
    #expect(try store.titles(.unread) == ["b", "c"])
    #expect(try store.titles(.starred) == ["b"])
    #expect(try store.articles(.all).first?.summary == "More of it")
  }

  @Test func `the date of an article is published, updated or first seen`() throws {
    let store = try FeedFixture().store([
      .named("both", days: -3, updated: -1), .named("changed", updated: -2), .named("neither"),
    ])
    try store.merge([.named("both", days: -3), .named("changed", updated: -2), .named("neither")], days: 5)
    #expect(try store.titles() == ["neither", "changed", "both"])
    #expect(try store.articles(.all).map(\.date) == [.days(0), .days(-2), .days(-3)])
  }

  @Test func `a future date is limited to when the feed was read`() throws {
    let store = try FeedFixture().store([.named("prophecy", days: 4000)])
    #expect(try store.articles(.all).map(\.date) == [.days(0)])
    try store.merge([.named("news", days: 1), .named("prophecy", days: 4000)], days: 2)
    #expect(try store.titles() == ["news", "prophecy"])
    #expect(try store.articles(.all).last?.published == .days(4000))
  }

  @Test func `extreme dates are clamped`() throws {
    let store = try FeedFixture().store([
      ParsedArticle(id: "a", title: "a", published: .distantPast - 1e15),
      ParsedArticle(id: "b", title: "b", published: Date(timeIntervalSince1970: .infinity)),
      ParsedArticle(id: "c", title: "c", published: Date(timeIntervalSince1970: .nan)),
    ])
    let dates = try store.articles(.all).map { $0.published?.timeIntervalSince1970.rounded(.down) }
    #expect(dates == [253_402_300_799, 0, -62_135_596_800])
  }

  @Test func `articles with equal dates are in feed order`() throws {
    let store = try FeedFixture().store(["a", "b", "c"].map { .named($0) })
    #expect(try store.titles() == ["a", "b", "c"])
    try store.merge(["new", "a", "b", "c"].map { .named($0) }, days: 0)
    #expect(try store.titles() == ["new", "a", "b", "c"])
  }

  @Test func `today depends on the time zone`() throws {
    let store = try FeedFixture().store([.named("morning", days: -0.1), .named("yesterday evening", days: -0.4)])
    let titles = { (zone: String, days: Double) in
      try store.titles(.today(now: .days(days), timeZone: try #require(TimeZone(identifier: zone))))
    }
    #expect(try titles("GMT", 0.65) == ["morning"])
    // 8:00 GMT is 3:00 in New York: an article published 9.6 hours earlier belongs to the day before.
    #expect(try titles("America/New_York", 0) == ["morning"])
    #expect(try titles("Asia/Tokyo", 0) == ["morning", "yesterday evening"])
    #expect(try titles("Pacific/Kiritimati", 0.65) == [])
  }

  @Test func `the day on which the clock changes has 25 hours`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = try Date("2026-10-25T12:00:00Z", strategy: .iso8601)
    guard case .day(let day) = ArticleChoice.today(now: now, timeZone: berlin) else {
      Issue.record("today is no day")
      return
    }
    #expect(day.lowerBound.formatted(.iso8601) == "2026-10-24T22:00:00Z")
    #expect(day.upperBound.formatted(.iso8601) == "2026-10-25T23:00:00Z")
  }

  @Test func `removed articles stay for a while, starred ones until they are unstarred`() throws {
    let store = try FeedFixture().store(["unread", "read", "starred"].map { .named($0, days: -1) })
    try store.mark([store.id("read"), store.id("starred")], as: .read)
    try store.mark([store.id("starred")], as: .starred)
    try store.merge([.named("other", days: 0)], days: 1)
    try store.removeVanished(at: .days(29))
    #expect(try store.titles() == ["other", "unread", "read", "starred"])
    try store.removeVanished(at: .days(32))
    #expect(try store.titles() == ["other", "unread", "starred"])
    try store.removeVanished(at: .days(400))
    #expect(try store.titles() == ["other", "starred"])
  }

  @Test func `an article that comes back is still read`() throws {
    let store = try FeedFixture().store([.named("a", days: -1)])
    try store.markAllAsRead()
    try store.merge([], days: 1)
    let changes = try store.merge([.named("a", days: -1)], days: 2)
    try store.removeVanished(at: .days(400))
    #expect(try changes == FeedChanges() && store.count(.unread) == 0 && store.count(.all) == 1)
  }

  @Test func `the size of a feed is limited`() throws {
    var bounds = FeedStoreLimits()
    (bounds.listed, bounds.vanished) = (5, 3)
    let store = try FeedFixture().store(bounds: bounds)
    let reported = try logged {
      for round in 0..<4 { try store.merge((0..<7).map { .named("\(round).\($0)", days: Double(-$0)) }, days: 1) }
    }
    #expect(reported.contains("feed.articles-left-out"))
    #expect(try store.count(.all) == 8)
    #expect(try store.titles().filter { $0.hasPrefix("3.") } == (0..<5).map { "3.\($0)" })
  }

  @Test func `of two articles with the same identifier the first is used`() throws {
    let store = try FeedFixture().store()
    let reported = try logged {
      try store.merge([ParsedArticle(id: "1", title: "first"), ParsedArticle(id: "1", title: "second")])
    }
    #expect(try reported == ["feed.article-repeated"] && store.titles() == ["first"])
  }

  @Test func `long texts are cut, and NULs replaced`() throws {
    let long = ParsedArticle(
      id: "a\0b", title: String(repeating: "e\u{301}", count: 3000), summary: String(repeating: "x", count: 1000))
    let article = try #require(try FeedFixture().store([long]).articles(.all).first)
    #expect(article.title?.count == 2000 && article.title?.last == "…")
    #expect(article.summary?.count == 1000 && article.summary?.last == "x")
    #expect(article.feedID == "a\u{FFFD}b")
  }

  @Test func `an article is found by a unique prefix of its identifier`() throws {
    let store = try FeedFixture().store((0..<40).map { .named("\($0)") })
    let ids = try store.articles(.all).map(\.id)
    #expect(ids.allSatisfy { $0.count == 32 } && Set(ids).count == 40)
    #expect(try store.article(String(ids[7].prefix(20)).uppercased()).id == ids[7])
    // 40 articles and 16 digits: two start with the same digit.
    let shared = try #require(Dictionary(grouping: ids) { $0.prefix(1) }.first { $0.value.count > 1 })
    let ambiguous = String(shared.key)
    #expect(throws: FeedStoreError.ambiguousArticle(id: ambiguous)) { try store.article(ambiguous) }
    for text in ["", "x", "%", "' OR 1", "\u{1F600}"] {
      #expect(throws: FeedStoreError.noSuchArticle(id: text)) { try store.article(text) }
    }
    // Nothing is marked if one identifier is invalid.
    #expect(throws: FeedStoreError.self) { try store.mark([ids[0], "x"], as: .read) }
    #expect(try store.count(.unread) == 40)
    #expect(try store.mark([ids[0], ids[0]], as: .read) == 1)
  }

  @Test func `a feed that moves to another's URL is merged with it`() throws {
    let store = try FeedFixture().store([.named("both", days: -1), .named("old", days: -2)])
    let new = try #require(URL(string: "https://example.org/new"))
    try store.add([StoredFeed(address: new)], at: .days(0))
    try store.merge([.named("both", days: -1), .named("new", days: -3)], into: new)
    let old = try #require(try store.articles(.all).first { $0.title == "both" && $0.feedAddress != new })
    try store.mark([old.id], as: .starred)
    try store.move(FeedFixture.address, to: new)
    #expect(try store.feeds().map(\.address) == [new])
    #expect(try store.titles() == ["both", "old", "new"] && store.titles(.starred) == ["both"])
  }

  @Test func `a new feed at the old URL of a moved one has its own articles`() throws {
    let store = try FeedFixture().store([.named("a")])
    try store.move(FeedFixture.address, to: try #require(URL(string: "https://example.org/new")))
    try store.add([StoredFeed(address: FeedFixture.address)], at: .days(0))
    try store.merge([.named("a")])
    #expect(try Set(store.articles(.all).map(\.id)).count == 2)
  }

  @Test func `feeds keep their order and given data`() throws {
    let store = try FeedFixture().store([.named("a")])
    let given = StoredFeed(
      address: try #require(URL(string: "https://example.net/b.xml")), givenTitle: "Given", folders: ["Sea", "Far"])
    #expect(try store.add([StoredFeed(address: FeedFixture.address, givenTitle: "No"), given], at: .days(0)) == 1)
    #expect(try store.feeds().map(\.name) == ["Harbour News", "Given"])
    #expect(try store.feeds().last?.folders == ["Sea", "Far"])
    try store.remove(at: FeedFixture.address)
    #expect(try store.count(.all) == 0 && store.feeds().count == 1)
    #expect(throws: FeedStoreError.noSuchFeed(address: "https://example.org/feed")) {
      try store.remove(at: FeedFixture.address)
    }
  }
}
