import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// Damaged and malicious feeds.
@Suite struct FeedDamageTests {
  private func read(_ data: Data, limits: FeedLimits = .standard) throws -> (feed: ParsedFeed, ids: [String]) {
    let log = DiagnosticLog()
    let feed = try log.collecting { try ParsedFeed.read(data, limits: limits) }
    return (feed, log.diagnostics.map(\.id))
  }

  private var samples: [String] { FeedSamples.markup.sorted { $0.key < $1.key }.map(\.value) + [FeedSamples.json] }

  @Test func `every prefix of a feed is read`() throws {
    for sample in samples {
      let whole = try ParsedFeed.read(Data(sample.utf8))
      let bytes = Data(sample.utf8)
      for length in stride(from: 0, to: bytes.count, by: sample.utf8.count < 700 ? 1 : 5) {
        guard let feed = try? ParsedFeed.read(bytes.prefix(length)) else { continue }
        #expect(feed.articles.count <= whole.articles.count)
        #expect(feed.articles.allSatisfy { !$0.id.isEmpty })
      }
    }
    // The part before the damage is read.
    let atom = Data(FeedSamples.atom.utf8)
    let second = try #require(FeedSamples.atom.ranges(of: "<entry>").last)
    let length = FeedSamples.atom.utf8.distance(from: FeedSamples.atom.startIndex, to: second.lowerBound) + 40
    #expect(try read(atom.prefix(length)).feed.articles.first?.title == "1 < 2 & 3")
  }

  @Test func `any byte may be changed`() {
    let others: [UInt8] = [0, 0x22, 0x26, 0x3C, 0x3E, 0x5D, 0xC3, 0xFF]
    for sample in samples {
      var bytes = Array(sample.utf8)
      for place in bytes.indices {
        let byte = bytes[place]
        // All of them in the shortest sample, one by one in the others.
        for other in sample.utf8.count < 560 ? others[...] : others[place % 8...place % 8] {
          bytes[place] = other
          if let feed = try? ParsedFeed.read(Data(bytes)) {
            #expect(feed.articles.count <= 4 && feed.articles.allSatisfy { !$0.id.isEmpty })
          }
        }
        bytes[place] = byte
      }
    }
  }

  @Test func `nested entities are removed, harmless ones are kept`() throws {
    let laughs = (1...30).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
    let bomb = Data(
      """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "ha">\(laughs)<!ENTITY f SYSTEM "file:///etc/passwd">
      <!ENTITY name "Ann &#38; Co"><!ENTITY plain "Plain"><!ENTITY cubed "&#179;">]>
      <rss><channel><title>&l30;&f;&plain; m&cubed;</title></channel></rss>
      """.utf8)
    #expect(try read(bomb).feed.title == "&l30;&f;Plain m³")
    let long = String(repeating: "a", count: 500)
    let references = String(repeating: "&x;", count: 100_000)
    let quadratic = "<!DOCTYPE rss [<!ENTITY x \"\(long)\">]><rss><channel><title>t</title><item><title>\(references)"
    #expect(try read(Data(quadratic.utf8)).feed.articles.count == 1)
  }

  @Test func `a hundred megabytes are too large`() {
    #expect(throws: FeedFormatError.tooLarge(limit: 20 << 20)) {
      try ParsedFeed.read(Data(repeating: 0x3C, count: 100_000_000))
    }
  }

  @Test func `of too many items the newest are kept`() throws {
    // The newest are last here.
    let items = (0..<25_000).map { "<item><guid>\($0)</guid><pubDate>\(1_000_000_000 + $0)</pubDate></item>" }
    let (feed, ids) = try read(Data("<rss><channel>\(items.joined())</channel></rss>".utf8))
    #expect(feed.articles.count == 10_000)
    #expect(feed.articles.first?.id == "15000" && feed.articles.last?.id == "24999")
    #expect(ids == ["feed.articles-left-out"])
    let undated = (0..<50).map { "<item><guid>\($0)</guid></item>" }.joined()
    let first = try read(Data("<rss><channel>\(undated)</channel></rss>".utf8), limits: FeedLimits(articles: 3)).feed
    #expect(first.articles.map(\.id) == ["0", "1", "2"])
  }

  @Test func `unclosed tags are fast to read and hide nothing`() throws {
    for tag in [
      "<b>", "<p>", "<a href='", "<![CDATA[", "<!--", "<!", "<?", "&", "&#", "<x y=\"", "</", "<item><title>",
    ] {
      let flood = String(repeating: tag, count: (1 << 16) / tag.utf8.count)
      _ = try? ParsedFeed.read(Data("<rss><channel><title>t</title><item><title>\(flood)".utf8))
    }
    let deep = String(repeating: "<b>", count: 20_000)
    let feed = try read(
      Data(
        """
        <rss><channel><item><title>a</title>\(deep)</item><item><title>b</title><description>\(deep)x</description>\
        <link>http://b.example</link></item><item><title>c</title></item></channel></rss>
        """.utf8)
    ).feed
    #expect(feed.articles.map(\.title) == ["a", "b", "c"])
    #expect(feed.articles[1].summary == "x" && feed.articles[1].link?.host == "b.example")
    let attributes = (0..<20_000).map { " a\($0)=\"1\"" }.joined()
    #expect(try read(Data("<rss\(attributes)><channel><title>t</title></channel></rss>".utf8)).feed.title == "t")
  }

  @Test func `an image is an error, and is not repaired`() throws {
    let log = DiagnosticLog()
    let picture =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data(repeating: 0xE9, count: 600)
    log.collecting {
      #expect(throws: FeedFormatError.notText(found: "a PNG image")) { try ParsedFeed.read(picture) }
      #expect(throws: FeedFormatError.notAList(found: "a PNG image")) { try OPMLDocument.read(picture) }
    }
    #expect(log.diagnostics.isEmpty)
  }

  /// The diagnostics of a feed whose only article has the title “ab”.
  private func messages(_ text: String) throws -> [String] {
    let log = DiagnosticLog()
    let feed = try log.collecting { try ParsedFeed.read(Data(text.utf8)) }
    #expect(feed.articles.map(\.title) == ["ab"])
    return log.diagnostics.map { "\($0.id) \($0.message)" }
  }

  @Test func `removed control characters are reported as damage`() throws {
    let markup = { (middle: String) in "<rss><channel><item><title>a\(middle)b</title></item></channel></rss>" }
    let fault = "feed.not-well-formed not well-formed"
    #expect(try messages(markup("")).isEmpty)
    #expect(try messages(markup("\u{1}")) == ["\(fault) XML; repaired in 1 place"])
    #expect(try messages(markup("\u{1}\u{8}")) == ["\(fault) XML; repaired in 2 places"])
    #expect(
      try messages("{\"items\":[{\"id\":\"1\",\"title\":\"a\u{2}b\"}]}") == ["\(fault) JSON; repaired in 1 place"])
  }

  @Test func `a fault is reported twenty times, then counted`() throws {
    let items = (0..<1_000).map { "<item><guid>\($0)</guid><pubDate>no \($0)</pubDate></item>" }.joined()
    let (feed, ids) = try read(Data("<rss><channel>\(items)</channel></rss>".utf8))
    #expect(feed.articles.count == 1_000)
    #expect(ids == Array(repeating: "feed.date-unusable", count: 21))
  }
}
