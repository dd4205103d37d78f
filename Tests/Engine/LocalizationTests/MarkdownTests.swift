import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Localization

/// The spans as HTML-like text, for comparison with CommonMark's examples.
private func read(_ markdown: String) -> String {
  MarkdownParser.spans(of: markdown).map { span in
    var text = MarkdownSpan.string(span.elements)
    if span.intent.contains(.code) { text = "<c>\(text)</c>" }
    if span.intent.contains(.emphasized) { text = "<i>\(text)</i>" }
    if span.intent.contains(.stronglyEmphasized) { text = "<b>\(text)</b>" }
    if span.intent.contains(.strikethrough) { text = "<s>\(text)</s>" }
    if let link = span.link { text = "<a \(MarkdownSpan.string(link))>\(text)</a>" }
    return text
  }.joined()
}

struct MarkdownTests {
  /// From CommonMark 0.31, chapter 6, and GitHub's extensions.
  @Test(
    arguments: [
      ("**bold** *italic* _too_ __strong__", "<b>bold</b> <i>italic</i> <i>too</i> <b>strong</b>"),
      ("***both***", "<b><i>both</i></b>"), ("**a *b* c**", "<b>a </b><b><i>b</i></b><b> c</b>"),
      ("*a **b** c*", "<i>a </i><b><i>b</i></b><i> c</i>"), ("a * b * c", "a * b * c"), ("2*3*4", "2<i>3</i>4"),
      ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("*foo**bar*", "<i>foo**bar</i>"),
      ("**foo*", "*<i>foo</i>"), ("\\*plain\\*", "*plain*"), ("`code *x*`", "<c>code *x*</c>"), ("`open", "`open"),
      ("`` a`b ``", "<c>a`b</c>"), ("~~gone~~ ~one~ ~~~three~~~", "<s>gone</s> <s>one</s> ~~~three~~~"),
      ("[text](https://a.b)", "<a https://a.b>text</a>"), ("[**b** c](x \"title\")", "<a x><b>b</b></a><a x> c</a>"),
      ("[open](x", "[open](x"), ("[a] (b)", "[a] (b)"), ("![alt](x.png)", "alt"),
      ("<https://a.b>", "<a https://a.b>https://a.b</a>"),
      ("<me@a.b>", "<a mailto:me@a.b>me@a.b</a>"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"), ("a &amp; b", "a & b"),
      ("see https://a.b/c.", "see <a https://a.b/c>https://a.b/c</a>."),
      ("www.apple.com", "<a http://www.apple.com>www.apple.com</a>"),
      ("how would", "how would"), ("**日本**です", "<b>日本</b>です"), ("", ""), ("line\nline", "line\nline"),
      ("**(a)**b", "**(a)**b"), ("\\", "\\"), ("*", "*"), ("[]()", ""),
    ])
  func `markup is parsed as in CommonMark`(_ markdown: String, _ expected: String) {
    #expect(read(markdown) == expected)
  }

  @Test func `placeholders contain no markup and may be part of links`() {
    func text(_ text: String) -> [MarkdownSpan.Element] { text.map { .character($0) } }
    let source = text("**") + [.place(0)] + text("** [x](u/") + [.place(1)] + text(")")
    let spans = MarkdownParser.spans(of: source)
    #expect(spans.map(\.intent) == [.stronglyEmphasized, [], []])
    #expect(spans[2].link.map { MarkdownSpan.string($0) { "\($0)" } } == "u/1")
  }

  /// Naive parsing of these takes quadratic time or overflows the stack.
  @Test(
    arguments: [
      String(repeating: "*a ", count: 6000), String(repeating: "[", count: 10_000),
      String(repeating: "**a*", count: 5000), String(repeating: "`", count: 5000) + "a",
      (1...300).map { String(repeating: "`", count: $0) + " " }.joined(), String(repeating: "[a](", count: 5000),
      String(repeating: "_a~", count: 5000), String(repeating: "<", count: 5000),
    ])
  func `unterminated markup is parsed to its end`(_ markdown: String) {
    let length = MarkdownParser.spans(of: markdown).reduce(0) { $0 + $1.elements.count }
    #expect(length > 0 && length <= markdown.count)
  }

  @Test func `an attributed string takes its attributes from markdown`() throws {
    let string = try AttributedString(markdown: "**b** [l](https://a.b)")
    let runs = Array(string.runs)
    #expect(runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
    #expect(runs.last?.link == URL(string: "https://a.b"))
    #expect(String(string.characters) == "b l")
  }

  @Test func `Markdown beyond the limit is cut before it is parsed`() throws {
    let source = String(repeating: "**bold** _it_ ", count: 60_000)
    let log = DiagnosticLog()
    let spans = log.collecting { MarkdownParser.spans(of: source) }
    let shown = spans.map { MarkdownSpan.string($0.elements) }.joined()
    #expect(shown.count < MarkdownLimit.characters && shown.count > 12_000 && shown.hasSuffix("…"))
    #expect(log.diagnostics.map(\.id) == ["text.too-long"])
    let pieces = [StringFormat.Piece.literal("a"), .literal(source), .literal("b")]
    #expect(MarkdownLimit.applied(to: pieces).count == 2)
    #expect(MarkdownLimit.applied(to: [.literal("a"), .literal("b")]) == [.literal("a"), .literal("b")])
  }
}
