import FeedLibrary
import Foundation
import Testing

@Suite struct WidgetDeepLinkTests {
  @Test func `an article's link contains its identifier, escaped`() {
    #expect(WidgetDeepLink.unreadArticle(id: "a b&c").url.absoluteString == "nnw://showunread?id=a%20b%26c")
    #expect(WidgetDeepLink.starred.url.absoluteString == "nnw://showstarred")
  }
}
