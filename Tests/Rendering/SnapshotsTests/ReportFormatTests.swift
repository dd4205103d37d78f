import Foundation
import FoundationXML
import Testing

@testable import Snapshots

/// Formats for other programs.
struct ReportFormatTests {
  private let results = [
    TestResult(suite: "Day & night", name: "small", seconds: 0.5, outcome: .passed),
    TestResult(
      suite: "Day & night", name: "\"<medium>\" 🦊\u{1}\u{FFFF}\n",
      outcome: .failed(message: "1 < 2 ]]>\r\nsecond, 100%"),
      source: SourceLine(file: "a,b:c/ü.swift", line: 12)),
    TestResult(suite: "Week", name: "large", seconds: .nan, outcome: .skipped(reason: "no 'reference'")),
  ]

  @Test func `the XML matches the results`() throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport(results).xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), Comment(rawValue: "\(String(describing: parser.parserError))"))
    #expect(
      reader.elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "testsuite", "testcase", "skipped",
      ])
    let attributes = reader.elements.map(\.attributes)
    #expect(
      attributes[0] == ["tests": "3", "failures": "1", "errors": "0", "skipped": "1", "time": "0.500"])
    #expect(attributes[1]["name"] == "Day & night" && attributes[1]["tests"] == "2")
    #expect(attributes[2]["time"] == "0.500" && attributes[3]["time"] == nil && attributes[6]["time"] == nil)
    #expect(attributes[3]["name"] == "\"<medium>\" 🦊\u{FFFD}\u{FFFD}\n")
    #expect(attributes[3]["file"] == "a,b:c/ü.swift" && attributes[3]["line"] == "12")
    #expect(attributes[4]["message"] == "1 < 2 ]]>" && reader.text == "1 < 2 ]]>\r\nsecond, 100%")
    #expect(attributes[5]["skipped"] == "1" && attributes[5]["time"] == nil)
    #expect(attributes[7]["message"] == "no 'reference'")
  }

  @Test func `every character is allowed or replaced`() throws {
    let scalars = (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{FFFE}", "\u{FFFF}", "\u{1F98A}"]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let result = TestResult(suite: "s", name: String(text), outcome: .failed(message: String(text)))
    let reader = Reader()
    let parser = XMLParser(data: Data(JUnitReport([result]).xml.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    let name = try #require(reader.elements.last { $0.name == "testcase" }?.attributes["name"])
    #expect(Array(name.unicodeScalars.suffix(3)) == ["\u{FFFD}", "\u{FFFD}", "\u{1F98A}"])
    #expect(Array(name.unicodeScalars).count == scalars.count)
  }

  @Test func `no results are a document, too`() {
    #expect(
      JUnitReport([]).xml.hasSuffix(
        "<testsuites tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\">\n</testsuites>\n"))
  }

  @Test func `annotations are escaped`() {
    #expect(
      GitHubAnnotations(results).text == """
        ::error file=a%2Cb%3Ac/ü.swift,line=12,title=Day & night%3A "<medium>" 🦊\u{1}\u{FFFF}%0A::1 < 2 ]]>%0D%0Asecond, 100%25
        ::notice title=Week%3A large::no 'reference'

        """)
    #expect(GitHubAnnotations([results[0]]).text.isEmpty)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""
    private var isFailure = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements.append((name, attributes))
      isFailure = name == "failure"
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { isFailure = false }

    func parser(_ parser: XMLParser, foundCharacters string: String) { if isFailure { text += string } }
  }
}
