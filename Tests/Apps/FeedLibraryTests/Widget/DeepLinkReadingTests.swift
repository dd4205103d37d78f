import Foundation
import Testing

@testable import FeedLibrary

@Suite struct DeepLinkReadingTests {
  @Test(arguments: [
    WidgetDeepLink.unread, .today, .starred, .unreadArticle(id: "a b&c=d?"), .todayArticle(id: "ü"),
    .starredArticle(id: "https://example.org/?a=1"),
  ]) func `a written link is read again`(link: WidgetDeepLink) throws {
    #expect(try WidgetDeepLink(url: link.url) == link)
  }

  @Test func `case is ignored, and an empty identifier is nil`() throws {
    #expect(try WidgetDeepLink(url: #require(URL(string: "NNW://ShowToday?id="))) == .today)
    #expect(try WidgetDeepLink(url: #require(URL(string: "nnw://showunread/?x=1&id=7"))) == .unreadArticle(id: "7"))
  }

  @Test func `other links are errors`() throws {
    #expect(throws: WidgetDeepLinkError.unknown(link: "nnw://show")) {
      try WidgetDeepLink(url: #require(URL(string: "nnw://show")))
    }
    #expect(throws: WidgetDeepLinkError.otherScheme(link: "https://showunread")) {
      try WidgetDeepLink(url: #require(URL(string: "https://showunread")))
    }
  }
}
