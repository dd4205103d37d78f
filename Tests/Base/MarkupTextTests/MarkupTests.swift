import Foundation
import Graphics
import Testing

@testable import MarkupText

/// HTML and XML documents, parsed by libxml2.
@Suite struct MarkupTests {
  private func html(_ text: String, limits: MarkupLimits = .standard) throws -> Markup {
    try Markup.parse(Data(text.utf8), as: .html, limits: limits)
  }

  /// Names with their content: `p(b i)`.
  private func outline(_ element: MarkupElement) -> String {
    let children = element.children.map(outline)
    return element.name + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
  }

  @Test func `unclosed, stray and unquoted tags become a tree`() throws {
    let markup = try html("<DIV Class=a><p>one<p>two <b>three</div></i><ul><li>x<li>y")
    let root = try #require(markup.root)
    #expect(outline(root) == "html(body(div(p p(b)) ul(li li)))")
    #expect(root.first("div")?["class"] == "a")
    #expect(root.descendants("p").map(\.text) == ["one", "two three"])
    #expect(root.first("div")?.nextSibling?.name == "ul")
    #expect(root.first("ul")?.nextSibling == nil)
    #expect(root.descendants("li").map(\.text) == ["x", "y"])
  }

  @Test func `entities become characters; scripts and comments are not text`() throws {
    let root = try #require(
      try html("<p title='&lt;&eacute;'>a&amp;b&nbsp;&#x1F409;<!-- no --><script>if (a < b) {}</script>c</p>").root)
    #expect(root.first("p")?.text == "a&b\u{A0}🐉c")
    #expect(root.first("p")?["title"] == "<é")
    #expect(root.first("script")?.attributes.isEmpty == true)
  }

  @Test func `classes are words, and the first of two attributes is used`() throws {
    let root = try #require(try html("<p class='a  BIG\nb' id=x id=y hidden>").root)
    let paragraph = try #require(root.first("p"))
    #expect(["a", "b", "big"].allSatisfy(paragraph.hasClass))
    #expect(!paragraph.hasClass("bi") && !paragraph.hasClass(""))
    #expect(paragraph["id"] == "x")
    #expect(paragraph["hidden"] == "")
    #expect(paragraph["none"] == nil)
  }

  @Test func `XML keeps its names and reports repairs`() throws {
    let text =
      "<?xml version=\"1.0\"?><Comic:Info a=\"1\"><Page Image=\"0\"/><T><![CDATA[<b>]]> &amp; c</T></Comic:Info>"
    let markup = try Markup.parse(Data(text.utf8), as: .xml)
    let root = try #require(markup.root)
    #expect(outline(root) == "Comic:Info(Page T)")
    #expect(root.first("T")?.text == "<b> & c")
    #expect(root.first("Page")?["Image"] == "0")
    #expect(!markup.isRepaired)
    let damaged = try Markup.parse(Data("<a><b>one</a>".utf8), as: .xml)
    #expect(damaged.isRepaired)
    #expect(damaged.root?.text == "one")
  }

  @Test func `declared entities are empty, external ones too`() throws {
    let laughs = (1...20).map { "<!ENTITY l\($0) \"&l\($0 - 1);&l\($0 - 1);\">" }.joined()
    let text =
      "<!DOCTYPE a [<!ENTITY l0 \"ha\">\(laughs)<!ENTITY f SYSTEM \"file:///etc/passwd\">]>"
      + "<a b=\"&l20;\">x&l20;&f;y</a>"
    let root = try #require(try Markup.parse(Data(text.utf8), as: .xml).root)
    #expect(root.text.count < 10)
    #expect(root["b"] ?? "" == "")
  }

  @Test(arguments: [Markup.Kind.html, .xml])
  func `text without elements has no root, or an empty one`(kind: Markup.Kind) throws {
    #expect(try Markup.parse(Data(), as: kind).root == nil)
    let zeros = try Markup.parse(Data(count: 3_000), as: kind)
    #expect(zeros.elements.allSatisfy { $0.first("div") == nil })
  }

  @Test func `endlessly nested tags are an error`() throws {
    for (kind, tag) in [(Markup.Kind.html, "<b>"), (.html, "<div><p>"), (.xml, "<b>"), (.html, "<b></i>")] {
      let data = Data(String(repeating: tag, count: (8 << 20) / tag.utf8.count).utf8)
      #expect(throws: MarkupError.tooDeep(limit: 200)) { try Markup.parse(data, as: kind) }
    }
    #expect(throws: MarkupError.tooLarge(limit: 8 << 20)) {
      try Markup.parse(Data(repeating: 0x3C, count: 50 << 20), as: .html)
    }
    #expect(throws: MarkupError.tooManyNodes(limit: 400_000)) {
      try html(String(repeating: "<br>", count: 500_000))
    }
  }

  @Test func `a tag with a million attributes is an error`() throws {
    let names = (0..<1_000_000).map { " a" + String($0, radix: 36) }.joined()
    for kind in [Markup.Kind.html, .xml] {
      #expect(throws: MarkupError.endlessTag(limit: 20_000)) {
        try Markup.parse(Data("<p\(names)>".utf8), as: kind)
      }
    }
    // Each of these is within the limit; all of them together are not.
    let tag = "<p" + (0..<5_000).map { " a" + String($0, radix: 36) }.joined() + ">"
    #expect(throws: MarkupError.endlessTag(limit: 20_000)) { try html(String(repeating: tag, count: 100)) }
    #expect(try html(tag).elements.contains { $0.attributes.count == 5_000 })
  }
}
