import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// Reading and writing lists of feeds.
@Suite struct OPMLTests {
  private func read(_ text: String) throws -> (list: OPMLDocument, ids: [String]) {
    let log = DiagnosticLog()
    let list = try log.collecting { try OPMLDocument.read(Data(text.utf8)) }
    return (list, log.diagnostics.map(\.id))
  }

  @Test func `folders, categories and names in any case`() throws {
    let (list, ids) = try read(
      """
      <?xml version="1.0"?><opml version="1.0"><head><title>My &amp; yours</title></head><body>
      <outline text="News"><outline text="Inner">
        <outline text="A" xmlUrl="https://a.example/feed" htmlUrl="https://a.example/"/></outline>
        <outline title="B &amp;amp; b" text="x" type="rss" XMLURL=" https://b.example/feed "/></outline>
      <outline text="C" xmlurl="feed://c.example/feed" category="/Kat/Sub,/Other"/>
      <outline text="A again" xmlUrl="https://a.example/feed"/>
      <outline text="Bad" xmlUrl="javascript:x"/><outline text="Empty"/>
      </body></opml>
      """)
    #expect(list.title == "My & yours")
    #expect(list.subscriptions.map(\.title) == ["A", "B & b", "C"])
    #expect(list.subscriptions.map(\.folders) == [["News", "Inner"], ["News"], ["Kat", "Sub"]])
    #expect(
      list.subscriptions.map(\.feedAddress.absoluteString) == [
        "https://a.example/feed", "https://b.example/feed", "http://c.example/feed",
      ])
    #expect(list.subscriptions[0].siteAddress?.absoluteString == "https://a.example/")
    #expect(Set(ids) == ["feed.link-unusable", "feed.subscriptions-repeated"])
  }

  @Test func `writing and reading a list preserves it`() throws {
    let address = try #require(URL(string: "https://a.example/feed?x=1&y=2"))
    let other = try #require(URL(string: "https://b.example/"))
    let third = try #require(URL(string: "https://c.example/"))
    let list = OPMLDocument(
      title: "<List> & \"more\"",
      subscriptions: [
        .init(title: "A <b>&\u{1}\"'", feedAddress: address, siteAddress: other, folders: ["F & G", "Inner"]),
        .init(feedAddress: third), .init(title: "B", feedAddress: other, folders: ["F & G"]),
      ])
    let (again, ids) = try read(String(decoding: list.data, as: UTF8.self))
    #expect(ids.isEmpty)
    #expect(again.title == list.title)
    #expect(again.subscriptions.map(\.title) == ["A &\"'", "B", "https://c.example/"])
    // A folder is in one place.
    #expect(again.subscriptions.map(\.feedAddress) == [address, other, third])
    #expect(again.subscriptions.map(\.folders) == [["F & G", "Inner"], ["F & G"], []])
    #expect(again.data == (try OPMLDocument.read(again.data)).data)
  }

  @Test func `lists that are not well-formed`() throws {
    let (list, ids) = try read(
      "<opml><body><outline text=A & B xmlUrl=http://a.example/f><outline text='C' xmlUrl='http://c.example/?a=1&b=2'>")
    #expect(
      list.subscriptions.map(\.feedAddress.absoluteString) == ["http://a.example/f", "http://c.example/?a=1&b=2"])
    #expect(ids == ["feed.not-well-formed"])
    let deep = String(repeating: "<outline text='d'>", count: 100_000)
    #expect(
      try read("<opml><body>\(deep)<outline xmlUrl='http://a.example/'/>").list.subscriptions[0].folders.count == 50)
  }

  @Test func `a truncated list is reported`() throws {
    let whole = String(decoding: OPMLDocument(subscriptions: []).data, as: UTF8.self)
    #expect(try read(whole).ids.isEmpty)
    let list = """
      <opml version="2.0"><body><outline text="F"><outline text="A" xmlUrl="http://a.example/"/></outline></body></opml>
      """
    #expect(try read(list).ids.isEmpty)
    for end in ["</opml>", "</body></opml>", "</outline></body></opml>"] {
      let (read, ids) = try read(String(list.dropLast(end.count)))
      #expect(read.subscriptions.count == 1 && ids == ["feed.not-well-formed"])
    }
  }

  @Test(arguments: [
    ("", FeedFormatError.empty), (FeedSamples.rss, .feedInPlaceOfList), (FeedSamples.json, .feedInPlaceOfList),
    ("<html></html>", .notAList(found: "an HTML page")),
  ])
  func `documents that are not lists`(text: String, error: FeedFormatError) {
    #expect(throws: error) { try OPMLDocument.read(Data(text.utf8)) }
  }

  @Test func `a page links to its feeds`() throws {
    let page = """
      <html><head><base href="https://x.example/blog/"><title>x</title>
      <link rel="alternate" type="application/rss+xml" title="Comments" href="comments/feed">
      <link REL="Alternate home" TYPE="application/atom+xml; charset=utf-8" title=" All &amp; more " href="atom.xml">
      <link rel=alternate type=application/feed+json href=/feed.json><link rel="alternate" hreflang="de" href="/de">
      <link rel="alternate" type="application/rss+xml" href="javascript:x"><link rel="stylesheet" href="a.css">
      <link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/1">
      <link rel="alternate" type="application/atom+xml" href="atom.xml">
      """
    let address = URL(string: "https://other.example/")
    let found = try FeedDiscovery.feeds(in: Data(page.utf8), address: address)
    #expect(
      found.map(\.address.absoluteString) == [
        "https://x.example/blog/atom.xml", "https://x.example/feed.json", "https://x.example/blog/comments/feed",
      ])
    #expect(found.map(\.title) == ["All & more", nil, "Comments"])
    #expect(try FeedDiscovery.feeds(in: Data("no page".utf8)).isEmpty)
  }
}
