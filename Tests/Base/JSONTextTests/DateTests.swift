import Foundation
import Testing

@testable import JSONText

@Suite struct DateTests {
  @Test(arguments: [
    ("2026-11-21T08:00:00Z", 1_795_248_000.0), ("2026-11-21", 1_795_219_200),
    ("2026-11-21T08:00:00.500Z", 1_795_248_000.5),
  ])
  func `a person's date is read as it is written`(_ text: String, seconds: Double) throws {
    #expect(try #require(Date(strictISO8601: text)).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: ["", "today", "2026-02-30", "2026-11-21T08:00:00Z and more", "2026-11-21T25:00:00Z", "2026-1-2"])
  func `what is only nearly a date is none`(_ text: String) { #expect(Date(strictISO8601: text) == nil) }

  @Test(arguments: [
    ("2026-11-21T08:00:00Z", 1_795_248_000.0), ("2026-11-21T09:00:00+0100", 1_795_248_000),
    ("2026-11-21T08:00:00.250Z", 1_795_248_000.25),
  ])
  func `a program's date may have an offset and a fraction`(_ text: String, seconds: Double) throws {
    #expect(try #require(Date(looseISO8601: text)).timeIntervalSince1970 == seconds)
  }

  @Test func `a day is a program's date only where it may be`() {
    #expect(Date(looseISO8601: "2026-11-21") == nil)
    #expect(Date(looseISO8601: "2026-11-21", allowsDay: true)?.timeIntervalSince1970 == 1_795_219_200)
    #expect(Date(looseISO8601: "soon", allowsDay: true) == nil)
  }

  @Test func `encoded values have sorted keys and plain slashes`() throws {
    let value = ["b": "x/y", "a": "1"]
    #expect(try JSONEncoder.stable(isPretty: false).encode(value) == Data(#"{"a":"1","b":"x/y"}"#.utf8))
    #expect(try value.stableJSON() == Data("{\n  \"a\" : \"1\",\n  \"b\" : \"x/y\"\n}\n".utf8))
  }

  @Test func `a text is JSON, or has a place from which on it is none`() {
    #expect(JSONSyntaxError(in: Data("{}".utf8)) == nil)
    #expect(JSONSyntaxError(in: Data("[\n1,,".utf8))?.description == "line 2, column 3: unexpected `,`")
    #expect(JSONSyntaxError(in: Data())?.description == "line 1, column 1: the file is empty")
  }
}
