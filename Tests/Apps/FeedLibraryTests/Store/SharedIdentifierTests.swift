import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// Feeds with one identifier for several articles.
@Suite struct SharedIdentifierTests {
  private let store: FeedStore

  init() throws { store = try FeedFixture().store() }

  /// Reads a document of items, each with a title and the name of its page, and all with the same guid.
  private func read(_ items: (title: String, page: String)...) throws -> FeedChanges {
    let items = items.map {
      "<item><guid>same</guid><title>\($0.title)</title><link>https://x.example/\($0.page)</link></item>"
    }
    let feed = try ParsedFeed.read(Data("<rss><channel>\(items.joined())</channel></rss>".utf8))
    #expect(Set(feed.articles.map(\.id)).count == feed.articles.count)
    return try store.merge(feed, into: FeedFixture.address, at: .days(0), validators: FeedValidators())
  }

  @Test func `articles with the same guid are distinguished by their links`() throws {
    #expect(try read(("a", "1"), ("b", "2")).new == 2)
    try store.mark([store.id("a")], as: .read)
    // In another order, with an additional one, and with another title.
    #expect(try read(("c", "3"), ("b", "2"), ("A", "1")) == FeedChanges(new: 1, changed: 1))
    #expect(try Set(store.titles(.unread)) == ["b", "c"])
    #expect(try Set(store.titles()) == ["A", "b", "c"])
    #expect(try read(("c", "3"), ("b", "2"), ("A", "1")) == FeedChanges())
  }

  @Test func `articles with the same guid and link are distinguished by their titles`() throws {
    #expect(try read(("a", "1"), ("b", "1"), ("a", "1")).new == 2)
    try store.mark([store.id("b")], as: .read)
    #expect(try read(("b", "1"), ("c", "1"), ("a", "1")) == FeedChanges(new: 1))
    #expect(try Set(store.titles(.unread)) == ["a", "c"])
  }

  @Test func `an article stays the same if others get or lose its guid`() throws {
    #expect(try read(("a", "1")).new == 1)
    let id = try store.id("a")
    try store.mark([id], as: .read)
    #expect(try read(("b", "2"), ("a", "1")) == FeedChanges(new: 1))
    #expect(try store.id("a") == id && store.titles(.unread) == ["b"])
    #expect(try read(("a", "1")) == FeedChanges())
    #expect(try store.id("a") == id && store.articles(.all).first { $0.id == id }?.feedID == "same")
    // A single article may change all its content.
    #expect(try read(("other", "9")) == FeedChanges(changed: 1))
    #expect(try store.id("other") == id)
    // The article that came back was known.
    #expect(try read(("b", "2"), ("other", "9")) == FeedChanges())
    // With the same page now.
    #expect(try read(("b", "2"), ("other", "9"), ("more", "9")) == FeedChanges(new: 1))
    #expect(try store.id("other") == id)
  }

  @Test func `duplicates are left out and reported`() throws {
    let log = DiagnosticLog()
    let changes = try log.collecting { try read(("a", "1"), ("a", "1"), ("a", "1")) }
    #expect(changes.new == 1)
    #expect(log.diagnostics.map(\.message) == ["2 duplicate articles are left out"])
    #expect(try store.articles(.all).map(\.feedID) == ["same"])
  }
}

/// The names of feeds.
@Suite struct FeedNameTests {
  @Test func `the name in a list takes precedence, and is exported`() throws {
    let fixture = try FeedFixture()
    let store = try fixture.store()
    let list = """
      <opml version="2.0"><body>
      <outline title="My own name" xmlUrl="https://example.org/mine"/>
      <outline text="Harbour News" xmlUrl="https://example.org/its"/>
      <outline text="https://example.org/none" xmlUrl="https://example.org/none"/>
      </body></opml>
      """
    let file = fixture.directory.appending(path: "list.opml")
    try Data(list.utf8).write(to: file)
    let feeds = try FeedSubscriptions.read(fileAt: file)
    try store.remove(at: FeedFixture.address)
    try store.add(feeds, at: .days(0))
    for feed in feeds { try store.merge([.named(feed.address.lastPathComponent)], into: feed.address) }
    #expect(try store.feeds().map(\.name) == ["My own name", "Harbour News", "Harbour News"])
    #expect(try store.articles(.all).map(\.feedName).contains("My own name"))
    #expect(String(decoding: FeedSubscriptions.opml(of: try store.feeds()), as: UTF8.self).contains("My own name"))
    // Names not chosen by the user follow the feed.
    for feed in feeds {
      let changed = ParsedFeed(format: .rss, title: "New")
      try store.merge(changed, into: feed.address, at: .days(1), validators: FeedValidators())
    }
    #expect(try store.feeds().map(\.name) == ["My own name", "New", "New"])
  }
}
