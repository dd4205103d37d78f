import Foundation
import Testing

@testable import FeedLibrary

@Suite struct SubscriptionAddressTests {
  @Test(arguments: [
    ("https://Example.ORG", "https://example.org/"), ("feed://example.org/a", "http://example.org/a"),
    ("feed:https://example.org/a?b=C", "https://example.org/a?b=C"),
    ("HTTP://example.org:80/#top", "http://example.org/"),
    ("example.org/feed", "https://example.org/feed"), ("example.org", "https://example.org/"),
    ("news.xml", "file:///sea/news.xml"), ("../a b.xml", "file:///a%20b.xml"), ("/x/./y.rss", "file:///x/y.rss"),
    ("file:///x/../y.rss", "file:///y.rss"), (" https://example.org/ü ", "https://example.org/%C3%BC"),
    ("https://bücher.example/", "https://xn--bcher-kva.example/"), ("notes", "file:///sea/notes"),
  ]) func `a text is normalized to one URL`(text: String, address: String) throws {
    let folder = URL(fileURLWithPath: "/sea", isDirectory: true)
    #expect(SubscriptionAddress.url(text, relativeTo: folder)?.absoluteString == address)
  }

  @Test(arguments: ["", " ", "ftp://example.org/", "javascript://x", "https://", "http:///path", "a\0b", "feed:"])
  func `an invalid text is not a URL of a feed`(text: String) {
    #expect(SubscriptionAddress.url(text, relativeTo: URL(fileURLWithPath: "/sea", isDirectory: true)) == nil)
  }
}
