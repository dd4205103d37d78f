import Foundation
import Testing

@testable import JSONText

struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    JSONValue(try JSONDocument(Data(text.utf8), allowsTrailingCommas: true).root)
  }

  @Test func `a rewritten text keeps its order, its digits and what nobody knows`() throws {
    let text = #"{"b": 1.50, "a": [true, null, -2e3, "é\n\u0001/"], "c": {}, "d": 12345678901234567890}"#
    #expect(try value(text).text(indentation: nil) == text)
    #expect(try value(try value(text).text()) == value(text))
  }

  @Test func `of two values of a name the last is kept, at the place of the first`() throws {
    #expect(try value(#"{"a": 1, "b": 2, "a": 3}"#).text(indentation: nil) == #"{"a": 3, "b": 2}"#)
  }

  @Test func `a comma may follow the last element if that is allowed`() throws {
    #expect(try value("[1, [2,], {\"a\": 3 , } ,]").text(indentation: nil) == "[1, [2], {\"a\": 3}]")
    for text in ["[1,]", "{\"a\": 1,}"] {
      #expect(throws: JSONSyntaxError.self) { try JSONDocument(Data(text.utf8)) }
    }
    for text in ["[,]", "{,}", "[1,,]", "{\"a\": 1,,}", "[1,"] {
      #expect(throws: JSONSyntaxError.self) { try value(text) }
    }
  }

  @Test(arguments: ["b", "f", "n", "r", "t", "\"", "\\", "/", "u0041", "ud83d\\ude00"])
  func `escapes are read as Foundation reads them`(escape: String) throws {
    let text = "\"a\\\(escape)b\""
    let expected = try JSONDecoder().decode(String.self, from: Data(text.utf8))
    #expect(try value(text) == .string(expected))
  }
}

struct DecodingReasonTests {
  private struct Item: Decodable {
    let names: [String]
    let url: URL?
  }

  private func error(_ text: String) throws -> (path: String, reason: String) {
    do {
      _ = try JSONDecoder().decode([String: Item].self, from: Data(text.utf8))
    } catch let error as DecodingError {
      return (error.path, error.reason(in: Data(text.utf8)))
    }
    Issue.record("decoded \(text)")
    return ("", "")
  }

  @Test func `a syntax error has its line and column, and no path`() throws {
    #expect(
      try error("{\"a\":\n {\"names\": [1 2]}}") == ("", "line 2, column 15: unexpected `2` instead of `,` or `]`"))
    #expect(try error("") == ("", "line 1, column 1: the file is empty"))
    // Foundation allows the comma: it is not the error.
    #expect(try error("{\"a\": {\"names\": [\"b\",], }, ?}").reason.contains("column 28"))
  }

  @Test func `a value of another type has its path, and a reason without a full stop`() throws {
    let found = try error("{\"a\": {\"names\": [\"b\", 5]}}")
    #expect(found.path == "a › names › entry 2")
    #expect(!found.reason.isEmpty && !found.reason.hasSuffix(".") && !found.reason.contains("line 1"))
    #expect(try error("{\"a\": {}}").path == "a")
  }
}
