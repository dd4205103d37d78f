import Foundation
import Testing

@testable import FeedLibrary

/// Titles and summaries as plain text.
@Suite struct FeedTextTests {
  private func title(_ written: String) throws -> String? {
    // An item with only an empty title is left out.
    try ParsedFeed.read(FeedSamples.item("<guid>1</guid><title>\(written)</title>")).articles[0].title
  }

  @Test(arguments: [
    ("AT&amp;T", "AT&T"), ("AT&amp;amp;T", "AT&T"), ("<![CDATA[AT&amp;T]]>", "AT&T"), ("a &lt; b", "a < b"),
    ("&lt;b&gt;Bold&lt;/b&gt;ly", "Boldly"), ("Array&lt;Element&gt; &amp;amp; more", "Array<Element> & more"),
    ("one&lt;br/&gt;two", "one two"), ("&lt;script&gt;alert(1)&lt;/script&gt;Hi", "Hi"),
    ("Hi<![CDATA[<style>b{}</style><img src=x onerror=alert(1)>]]>", "Hi"),
    ("  a\n\t b&#160;&#8195;c&#x3000;d ", "a b c d"), ("&#145;x&#146;", "‘x’"),
    ("&#0;&#x1F409;&#x110000;", "\u{FFFD}🐉\u{FFFD}"),
    ("a&#8203;b&#65279;c", "a\u{200B}bc"), ("caf&eacute; &nosuch; &amp", "café &nosuch; &amp"),
    ("<b>un</b>escaped <i>markup</i>", "unescaped markup"), ("x<svg><title>inner</title></svg>y", "x inner y"),
    ("Ã©tÃ©", "été"), ("été", "été"), ("&lt;!-- no --&gt;yes", "yes"), ("5 &gt; 3 &lt;", "5 > 3 <"),
    ("&lt;a title=&quot;x&gt;y&quot;&gt;link&lt;/a&gt;", "link"),
  ])
  func `HTML in titles becomes plain text`(written: String, text: String) throws {
    #expect(try title(written) == text)
  }

  @Test func `white space is not a title`() throws {
    #expect(try title(" &#160;<![CDATA[<p> </p>]]>") == nil)
    #expect(try title("") == nil)
  }

  @Test func `summaries are cut at a word`() throws {
    let words = String(repeating: "word ", count: 1_000)
    let summary = try ParsedFeed.read(FeedSamples.item("<description>\(words)</description>")).articles[0].summary
    #expect(summary?.count == 500 && summary?.hasSuffix("word…") == true)
    let long = try ParsedFeed.read(
      FeedSamples.item("<description>\(String(repeating: "ä", count: 5_000))</description>"))
    #expect(long.articles[0].summary?.count == 501)
    #expect("short".cut(to: 5) == "short" && "shorter".cut(to: 5) == "short…")
  }

  @Test func `the description takes precedence over the content`() throws {
    for inside in [
      "<content:encoded>long</content:encoded><description>short</description>",
      "<description>short</description><content:encoded>long</content:encoded>",
      "<itunes:summary>cast</itunes:summary><description>short</description>",
    ] {
      #expect(try ParsedFeed.read(FeedSamples.item(inside)).articles[0].summary == "short")
    }
    let only = try ParsedFeed.read(FeedSamples.item("<content:encoded>&lt;p&gt;long&lt;/p&gt;</content:encoded>"))
    #expect(only.articles[0].summary == "long")
  }

  @Test(arguments: [
    ("ann@example.org (Ann Example)", "Ann Example"), ("Ann &lt;ann@example.org&gt;", "Ann"), ("Ann", "Ann"),
    ("ann@example.org", "ann@example.org"),
  ])
  func `an author is a name`(written: String, name: String) throws {
    #expect(try ParsedFeed.read(FeedSamples.item("<author>\(written)</author>")).articles[0].author == name)
  }
}
