import Foundation
import Testing

@testable import FeedLibrary

@Suite struct DeepLinkReadingTests {
  @Test(arguments: [
    WidgetDeepLink.unread, .today, .starred, .unreadArticle(id: "a b&c=d?"), .todayArticle(id: "ü"),
    .starredArticle(id: "https://example.org/?a=1"),
  ]) func `B5: a link is read as it was written`(link: WidgetDeepLink) throws {
    #expect(try WidgetDeepLink(url: link.url) == link)
  }

  @Test func `B5: case does not count, and an empty identifier is none`() throws {
    #expect(try WidgetDeepLink(url: #require(URL(string: "NNW://ShowToday?id="))) == .today)
    #expect(try WidgetDeepLink(url: #require(URL(string: "nnw://showunread/?x=1&id=7"))) == .unreadArticle(id: "7"))
  }

  @Test func `B5: other links are told`() throws {
    #expect(throws: WidgetDeepLinkError.unknown(link: "nnw://show")) {
      try WidgetDeepLink(url: #require(URL(string: "nnw://show")))
    }
    #expect(throws: WidgetDeepLinkError.otherScheme(link: "https://showunread")) {
      try WidgetDeepLink(url: #require(URL(string: "https://showunread")))
    }
  }
}
