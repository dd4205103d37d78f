import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// Reading feeds in all formats.
@Suite struct FeedFormatTests {
  private func read(_ text: String, address: String? = nil) throws -> (feed: ParsedFeed, ids: [String]) {
    let log = DiagnosticLog()
    let feed = try log.collecting {
      try ParsedFeed.read(Data(text.utf8), address: address.flatMap(URL.init(string:)))
    }
    return (feed, log.diagnostics.map(\.id))
  }

  private func date(_ text: String) -> Date? { FeedDate.parse(text) }

  @Test func `RSS 2.0 with its usual modules`() throws {
    let (feed, ids) = try read(FeedSamples.rss)
    #expect(feed.format == .rss)
    #expect(feed.title == "Harbour & Coast")
    #expect(feed.siteAddress?.absoluteString == "https://harbour.example/")
    #expect(feed.iconAddress?.absoluteString == "https://harbour.example/icon.png")
    #expect(feed.language == "en-GB")
    #expect(feed.articles.map(\.id) == ["ferry-1", "https://harbour.example/2", "https://harbour.example/3?a=1&b=2"])
    #expect(feed.articles.map(\.title) == ["The ferry is late", "Fish fresh & cheap", "This"])
    let first = try #require(feed.articles.first)
    #expect(first.summary == "It left at nine.")
    #expect(first.author == "Ann Example")
    #expect(first.published == Date(timeIntervalSince1970: 1_717_481_700))
    // A guid that is a URL is the link.
    #expect(feed.articles[1].link?.absoluteString == "https://harbour.example/2")
    #expect(feed.articles[1].published == nil && feed.articles[1].updated == date("2024-06-03T10:00:00Z"))
    #expect(feed.articles[2].published == nil)
    #expect(ids == ["feed.date-unusable"])
  }

  @Test func `Atom 1.0, relative links and the texts of its three types`() throws {
    let (feed, ids) = try read(FeedSamples.atom)
    #expect(feed.format == .atom)
    #expect(feed.title == "Berg & Tal")
    #expect(feed.siteAddress?.absoluteString == "https://berg.example/blog/")
    #expect(feed.iconAddress?.lastPathComponent == "icon.png")
    #expect(feed.language == "de")
    #expect(feed.articles.map(\.id) == ["tag:berg.example,2024:1", "https://berg.example/zwei"])
    #expect(feed.articles.map(\.title) == ["1 < 2 & 3", "Zwei Türen"])
    #expect(feed.articles[0].link?.absoluteString == "https://berg.example/blog/eins.html")
    #expect(feed.articles[0].summary == "Oben ist Schnee")
    #expect(feed.articles[0].author == "Berta")
    #expect(feed.articles[0].published == date("2024-06-01T08:00:00Z"))
    #expect(feed.articles[0].updated == date("2024-06-02T08:00:00Z"))
    #expect(feed.articles[1].summary == "Inhalt")
    #expect(feed.articles[1].updated == date("2024-06-01T00:00:00Z"))
    #expect(ids.isEmpty)
  }

  @Test func `RSS 1.0 and 0.91, Atom 0.3`() throws {
    let rdf = try read(FeedSamples.rdf).feed
    #expect(rdf.title == "Alt")
    #expect(rdf.articles.map(\.id) == ["https://alt.example/a", "https://alt.example/b"])
    #expect(rdf.articles.map(\.title) == ["A", "B"])
    #expect(rdf.articles[0].updated == date("2003-12-13T23:30:02Z"))
    let old = try read(FeedSamples.old).feed
    #expect(old.title == "Café 91")
    #expect(old.articles.map(\.title) == ["Crème", "Two"])
    #expect(old.articles[0].summary == "a b")
    let atom = try read(FeedSamples.oldAtom).feed
    #expect(atom.format == .atom && atom.articles.map(\.title) == ["Bold"])
    #expect(atom.articles[0].published == date("2003-12-13T12:29:29Z"))
  }

  @Test func `XML that is not well-formed is repaired and reported`() throws {
    let (feed, ids) = try read(FeedSamples.sloppy)
    #expect(feed.title == "Salt & Pepper")
    #expect(feed.siteAddress?.absoluteString == "http://salt.example/?a=1&b=2")
    #expect(feed.articles.map(\.title) == ["One & only", "Two", "Three"])
    #expect(feed.articles[1].summary == "unclosed")
    #expect(
      feed.articles.map { $0.link?.absoluteString ?? "" } == [
        "http://salt.example/1?x=1&y=2", "http://salt.example/2", "http://salt.example/3",
      ])
    #expect(feed.articles[1].published == date("2024-06-05T14:05:00Z"))
    #expect(feed.articles[2].published == date("2024-06-05T09:05:00Z"))
    #expect(ids == ["feed.not-well-formed"])
  }

  @Test func `every article has a unique identifier`() throws {
    let item = "<item><title>a</title></item>"
    let (feed, ids) = try read(
      "<rss><channel><item><guid>1</guid><title>first</title></item><item><guid>1</guid><title>second</title></item>"
        + "<item><link>http://a.example</link><title>x</title></item>"
        + "<item><link>http://a.example</link><title>y</title></item>"
        + "<item/>\(item)\(item)</channel></rss>")
    #expect(feed.articles.map(\.title) == ["first", "second", "x", "y", "a"])
    #expect(Set(feed.articles.map(\.id)).count == 5)
    #expect(feed.articles.allSatisfy { !$0.id.isEmpty })
    #expect(feed.articles[2].id == "http://a.example")
    #expect(ids == ["feed.article-empty", "feed.article-repeated"])
    // The same feed gives the same identifiers again.
    #expect(try read("<rss><channel>\(item)</channel></rss>").feed.articles[0].id == feed.articles[4].id)
  }

  @Test func `an article without usable content is kept`() throws {
    let picture = "<description><![CDATA[<img src='whale.png'>]]></description>"
    let (feed, ids) = try read("<rss><channel><item>\(picture)</item><item> </item></channel></rss>")
    #expect(feed.articles.count == 1 && feed.articles.allSatisfy { $0.title == nil && $0.summary == nil })
    #expect(ids == ["feed.article-empty"])
  }

  @Test func `links are relative to the feed's URL, but not to a file's`() throws {
    let text = "<rss><channel><item><link>/a b</link><guid>g1</guid></item></channel></rss>"
    #expect(
      try read(text, address: "https://x.example/feed").feed.articles[0].link?.absoluteString
        == "https://x.example/a%20b")
    let file = try read(text, address: "file:///home/x/feed.xml").feed.articles[0]
    #expect(file.link?.relativeString == "/a%20b" && file.link?.scheme == nil)
    #expect(file.id == "g1")
    let script = try read("<rss><channel><item><link>javascript:alert(1)</link></item></channel></rss>")
    #expect(script.feed.articles[0].link == nil)
    #expect(script.ids == ["feed.link-unusable"])
  }

  @Test(arguments: [
    ("", FeedFormatError.empty), (" \n\t", .empty), ("\u{FEFF}", .empty),
    ("<!DOCTYPE html><html><head><title>x</title></head><body><p>hi</body></html>", .notAFeed(found: "an HTML page")),
    ("<opml version=\"2.0\"><body/></opml>", .notAFeed(found: "a list of feeds (OPML)")),
    ("<note><to>x</to></note>", .notAFeed(found: "a document with the root element “note”")),
    ("%PDF-1.7", .notAFeed(found: "a PDF")),
    ("\u{89}PNG\r\n\u{1A}\n", .notText(found: "binary data")), ("ustar\0\u{1}", .notText(found: "binary data")),
    ("hello", .notAFeed(found: "text without tags")),
    ("{\"a\": 1}", .notAFeed(found: "JSON without the fields of a feed")),
    ("[1]", .notAFeed(found: "JSON without the fields of a feed")),
  ])
  func `the error of a document that is not a feed says what it is`(text: String, error: FeedFormatError) {
    #expect(throws: error) { try ParsedFeed.read(Data(text.utf8)) }
    #expect(!error.description.hasSuffix("."))
  }

  @Test func `a feed is recognized by its content, not its name`() throws {
    #expect(
      try read("junk before <?xml version='1.0'?><RSS><Channel><Title>Loud</Title></Channel></RSS>").feed.title
        == "Loud")
    let lone = try read("<entry xmlns='http://www.w3.org/2005/Atom'><id>1</id><title>Lone</title></entry>").feed
    #expect(lone.format == .atom && lone.articles.map(\.title) == ["Lone"])
    let prefixed = try read(
      "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:title>P</a:title><a:entry><a:id>1</a:id></a:entry></a:feed>")
    #expect(prefixed.feed.format == .atom && prefixed.feed.title == "P" && prefixed.feed.articles.count == 1)
  }
}
