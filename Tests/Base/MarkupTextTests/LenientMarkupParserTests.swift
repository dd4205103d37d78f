import Foundation
import Testing

@testable import MarkupText

/// Tags and text as they come, compared with libxml2 for well-formed documents.
@Suite struct LenientMarkupParserTests {
  /// Records the events.
  private struct Recorder: MarkupHandler {
    var isDone = false
    var lines: [String] = []
    var characters: [UInt8] = []

    mutating func start(_ name: String, _ attributes: [Markup.Attribute]) {
      finishText()
      lines.append("<\(name)\(attributes.map { " \($0.name)=[\($0.value)]" }.joined())>")
    }

    mutating func end(_ name: String) {
      finishText()
      lines.append("</\(name)>")
    }

    mutating func text(_ bytes: UnsafeRawBufferPointer) { characters += bytes }

    mutating func finishText() {
      if !characters.isEmpty { lines.append(String(decoding: characters, as: UTF8.self)) }
      characters = []
    }
  }

  private func read(_ text: String) -> (lines: [String], repairs: Int) {
    var recorder = Recorder()
    let outcome = LenientMarkupParser.read(Array(text.utf8), to: &recorder)
    recorder.finishText()
    return (recorder.lines, outcome.repairCount)
  }

  /// libxml2's result for the same document.
  private func judged(_ text: String) throws -> [String] {
    let markup = try Markup.parse(Data(text.utf8), as: .xml)
    #expect(!markup.isRepaired, "\(text)")
    var recorder = Recorder()
    var open: [(name: String, end: Int)] = []
    for (index, node) in markup.nodes.enumerated() {
      while let last = open.last, last.end <= index { recorder.end(open.removeLast().name); _ = last }
      if let name = node.name {
        recorder.start(name, node.attributes)
        open.append((name, node.end))
      } else {
        recorder.characters += Array(node.text.utf8)
      }
    }
    while let last = open.popLast() { recorder.end(last.name) }
    recorder.finishText()
    return recorder.lines
  }

  @Test(arguments: [
    "<a/>", "<a></a>", "<a b='1' c=\"2\"/>", "<a>x<b/>y</a>", "<a>&lt;&amp;&#65;&#x42;&quot;&apos;</a>",
    "<a b='x &#65;'/>", "<a><![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>",
    "<a><!-- <b> -- >x</a> -->y</a>".replacing(" -- ", with: " - "),
    "<?xml version='1.0'?><?p <x> ?><a>ü日<é ö='ß'/></a>", "<x:a xmlns:x='u' x:b='c'>\n <x:c/>\n</x:a>",
    "<a b='x>y'>t</a>", "<a  b = '1'\n c='2' ></a >", "<a>]]&gt;</a>", "<a><a><a>deep</a></a></a>",
  ])
  func `well-formed documents have the same result as in libxml2`(text: String) throws {
    let (lines, repairs) = read(text)
    #expect(lines == (try judged(text)))
    #expect(repairs == 0)
  }

  @Test(
    arguments: [
      ("a & b &nbsp; &eacute; &nosuch; &amp", ["a & b \u{A0} é &nosuch; &amp"]),
      ("1 < 2 <> </ <3", ["1 < 2 <> </ <3"]), ("<a b=c d e='f>g</a>", ["<a b=[c] d=[] e=[f]>", "g", "</a>"]),
      ("<a <b>", ["<a>", "<b>"]), ("<a>x</b></a>", ["<a>", "x", "</b>", "</a>"]), ("<a", ["<a>"]),
      ("<a b", ["<a b=[]>"]),
      ("<![CDATA[x", ["x"]), ("a<!-- b", ["a"]), ("a<!-- b>c", ["a", "c"]), ("</", ["</"]), ("<", ["<"]), ("", []),
      ("<a b=\"<i>x</i>\">", ["<a b=[<i>x</i>]>"]), ("&#xD800;&#99999999999;&#;", ["\u{FFFD}&#99999999999;&#;"]),
    ] as [(String, [String])])
  func `malformed documents are read as far as possible`(text: String, lines: [String]) {
    var read = read(text).lines
    // Adjacent pieces of text are merged.
    if text == "a<!-- b>c" { read = [read.joined()]; #expect(read == ["ac"]); return }
    #expect(read == lines)
  }

  @Test func `harmless entities of a document type are resolved`() {
    let text =
      "<!DOCTYPE a PUBLIC 'x' 'y' [<!ELEMENT a (b)><!ENTITY one 'eins'><!ENTITY two '&#50;'><!ENTITY bomb '&one;&one;'>"
      + "<!ENTITY f SYSTEM 'file:///etc/passwd'><!ENTITY t '<b/>'>]><a c='&one;'>&one;&two;&bomb;&f;&t;</a>"
    #expect(read(text).lines == ["<a c=[eins]>", "eins2&bomb;&f;&t;", "</a>"])
    #expect(read("<!DOCTYPE a [<a>x</a>").lines == ["<a>", "x", "</a>"])
  }
}
