import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FeedLibrary

/// JSON Feed, valid and with wrong types.
@Suite struct JSONFeedTests {
  private func read(_ text: String) throws -> (feed: ParsedFeed, diagnostics: [Diagnostic]) {
    let log = DiagnosticLog()
    let feed = try log.collecting { try ParsedFeed.read(Data(text.utf8)) }
    return (feed, log.diagnostics)
  }

  @Test func `JSON Feed 1.1`() throws {
    let (feed, diagnostics) = try read(FeedSamples.json)
    #expect(feed.format == .json && feed.title == "Jay" && feed.language == "en")
    #expect(feed.siteAddress?.absoluteString == "https://jay.example/")
    #expect(feed.iconAddress?.lastPathComponent == "f.ico")
    #expect(feed.articles.map(\.id) == ["https://jay.example/1", "2"])
    #expect(feed.articles.map(\.title) == ["One & all", nil])
    #expect(feed.articles.map(\.summary) == ["Body", "Two"])
    #expect(feed.articles.map(\.author) == ["Jay", "Kay, Lee"])
    #expect(feed.articles[0].published == Date(timeIntervalSince1970: 1_717_506_900))
    #expect(feed.articles[1].updated == Date(timeIntervalSince1970: 1_717_545_600))
    // In version 1.1 a number is a valid identifier.
    #expect(diagnostics.isEmpty)
  }

  @Test func `wrong types affect only their fields`() throws {
    let (feed, diagnostics) = try read(
      """
      {"version": "https://jsonfeed.org/version/1", "title": ["x"], "author": {"name": "A"}, "home_page_url": 7,
       "items": [{"id": true, "title": {"a": 1}, "url": "https://x.example/1"}, 5, null, "x",
        {"id": 1.5, "title": "ok", "authors": "B", "date_published": "soon", "tags": 3}, {}]}
      """)
    #expect(feed.articles.map(\.title) == [nil, "ok"])
    #expect(feed.articles[1].id == "1.5" && feed.articles[1].author == "A")
    #expect(Set(diagnostics.map(\.id)) == ["feed.field-unusable", "feed.date-unusable", "feed.article-empty"])
    #expect(diagnostics.contains { $0.message.contains("title") && $0.message.contains("items") })
  }

  @Test func `invalid items are reported as no articles`() throws {
    let start = "{\"version\": \"https://jsonfeed.org/version/1.1\", \"author\": {\"name\": \"A\"}"
    for items in ["{\"a\": 1}", "{\"id\": \"1\", \"title\": \"x\"}", "7"] {
      let (feed, diagnostics) = try read("\(start), \"items\": \(items)}")
      #expect(feed.articles.isEmpty)
      #expect(diagnostics.map(\.message) == ["the feed has fields of a wrong type: items"])
    }
    // The feed's author does not count as content of an item.
    let (feed, diagnostics) = try read("\(start), \"items\": [{}, {\"title\": \"x\"}, {\"tags\": []}]}")
    #expect(feed.articles.map(\.title) == ["x"] && feed.articles.map(\.author) == ["A"])
    #expect(diagnostics.map(\.message) == ["2 empty articles are left out"])
  }

  @Test(arguments: [
    "{", "{\"items\": [", "{\"items\": [}", "{\"version\": \"https://jsonfeed.org/version/1\"",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
  ])
  func `truncated JSON is an error`(text: String) {
    #expect {
      try ParsedFeed.read(Data(text.utf8))
    } throws: { error in
      guard case .malformedJSON(let reason)? = error as? FeedFormatError else { return false }
      return !reason.isEmpty && !reason.hasSuffix(".")
    }
  }

  @Test func `a feed without items is valid, with a diagnostic`() throws {
    let (feed, diagnostics) = try read("{\"version\": \"https://jsonfeed.org/version/1\", \"title\": \"x\"}")
    #expect(feed.articles.isEmpty && feed.title == "x")
    #expect(diagnostics.map(\.id) == ["feed.field-unusable"])
  }

  @Test func `a syntax error is reported with its line and column`() throws {
    let error = #expect(throws: FeedFormatError.self) { try read("{\"items\": [\n {\"id\" 1}]}") }
    #expect(error == .malformedJSON(reason: "line 2, column 8: unexpected `1` instead of `:`"))
  }

  @Test(arguments: [
    ("1", "1"), ("-0", "0"), ("1.50", "1.5"), ("2e3", "2000.0"), ("12345678901234567890", "12345678901234567890"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("1e22", "1e+22"),
  ])
  func `a number as an identifier keeps the text that earlier releases stored`(literal: String, id: String) throws {
    let (feed, _) = try read("{\"items\": [{\"id\": \(literal), \"title\": \"x\",}, ]}")
    #expect(feed.articles.map(\.id) == [id])
  }

  @Test func `an unpaired surrogate is replaced and reported`() throws {
    let (feed, diagnostics) = try read("{\"items\": [{\"id\": \"1\", \"title\": \"a\\ud83db\"}]}")
    #expect(feed.articles.map(\.title) == ["a\u{FFFD}b"])
    #expect(diagnostics.map(\.message).contains { $0.hasSuffix("JSON; repaired in 1 place") })
  }
}
