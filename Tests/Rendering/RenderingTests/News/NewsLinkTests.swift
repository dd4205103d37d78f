import Diagnostics
import FeedLibrary
import Foundation
import Graphics
import Rendering
import Testing
import Timelines

/// The links of the news widgets, and parsing them.
@Suite struct NewsLinkTests {
  private func links(
    _ desk: NewsDesk, _ kind: String, _ family: WidgetFamily, locale: String = "en_US"
  ) async throws -> [LoweredFrame.Link] {
    try await desk.picture(of: kind, RenderRequest(family: family), locale: locale).lowered.links
  }

  @Test(arguments: [("unread", "showunread"), ("today", "showtoday"), ("starred", "showstarred")])
  func `each row opens its article, and everything else the feed`(kind: String, host: String) async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles())
    let links = try await links(desk, kind, .systemMedium)
    #expect(
      links.map(\.url.absoluteString) == [
        "nnw://\(host)", "nnw://\(host)?id=article-0", "nnw://\(host)?id=article-1", "nnw://\(host)?id=article-2",
      ])
    #expect(links.first?.frame == CGRect(x: 0, y: 0, width: 364, height: 170))
    for (link, top) in zip(links.dropFirst(), [46.5, 85, 123.5]) {
      #expect((link.frame.minX, link.frame.width) == (16, 332))
      #expect(abs(link.frame.minY - top) < 2)
      #expect((29...33).contains(link.frame.height))
    }
  }

  @Test func `headlines have one line, and more if there are few articles`() async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles(NewsTexts.long))
    let full = try await links(desk, "unread", .systemLarge).dropFirst().map(\.frame.height)
    #expect(full.count == 7 && full.allSatisfy { (29...33).contains($0) })
    try desk.put(Array(NewsDesk.articles(NewsTexts.long).prefix(4)))
    let few = try await links(desk, "unread", .systemLarge).dropFirst().map(\.frame.height)
    #expect(few.count == 4 && few.allSatisfy { $0 > 42 })
  }

  @Test func `rows are equally wide from right to left`() async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles(NewsTexts.arabic))
    let rows = try await links(desk, "unread", .systemLarge, locale: "ar").dropFirst()
    #expect(rows.count == 7)
    #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 332 })
  }

  @Test(arguments: [
    ("smart-feeds", WidgetFamily.systemSmall), ("news-summary", .accessoryRectangular),
    ("news-summary", .accessoryCircular), ("news-summary", .accessoryInline),
  ])
  func `the counts open all unread articles`(kind: String, family: WidgetFamily) async throws {
    let desk = try NewsDesk()
    try desk.put(NewsDesk.articles())
    let request = RenderRequest(family: family)
    let picture = try await desk.picture(of: kind, request)
    let size = try #require(request.device.size(of: family))
    #expect(picture.lowered.links.map(\.url.absoluteString) == ["nnw://showunread"])
    #expect(picture.lowered.links.map(\.frame) == [CGRect(origin: .zero, size: size)])
    #expect(picture.diagnostics == [])
  }

  @Test func `an empty list opens its feed`() async throws {
    #expect(
      try await links(try NewsDesk(), "starred", .systemLarge).map(\.url.absoluteString) == ["nnw://showstarred"])
  }

  @Test(arguments: ["42", "https://a.example/?p=1&q=ü#top", "a+b %41 = ;", "記事", " "])
  func `a link is parsed as it was written`(id: String) throws {
    for link in [
      WidgetDeepLink.unread, .today, .starred, .unreadArticle(id: id), .todayArticle(id: id), .starredArticle(id: id),
    ] {
      #expect(try WidgetDeepLink(url: link.url) == link)
    }
  }

  @Test(arguments: [
    ("NNW://ShowUnread?x=1&id=7", WidgetDeepLink.unreadArticle(id: "7")), ("nnw://showtoday?id=", .today),
    ("nnw://showstarred?id", .starred), ("nnw://showunread/?other=1", .unread),
  ])
  func `other links are parsed leniently`(address: String, link: WidgetDeepLink) throws {
    #expect(try WidgetDeepLink(url: #require(URL(string: address))) == link)
  }

  @Test func `any other URL is an error that names it`() throws {
    let other = try #require(URL(string: "https://showunread/?id=1"))
    #expect(throws: WidgetDeepLinkError.otherScheme(link: "https://showunread/?id=1")) {
      try WidgetDeepLink(url: other)
    }
    let unknown = try #require(URL(string: "nnw://icon"))
    let error = #expect(throws: WidgetDeepLinkError.self) { try WidgetDeepLink(url: unknown) }
    #expect(error == .unknown(link: "nnw://icon"))
    #expect(error?.description.hasPrefix("nnw://icon: unknown destination") == true)
  }
}
