import Foundation
import Testing

@testable import DailyLibrary

/// The schema, and invalid data.
@Suite struct DailyReadingTests {
  private let folder: DailyFolder

  init() throws { folder = try DailyFolder() }

  @Test func `all fields of the schema are read`() throws {
    let reading = try Daily.reading(
      """
      {"version": 1, "title": "  By\\tthe\\n Lake ", "subtitle": "Three", "background": {"address": "a.png", "text": "Lake"},
       "logo": "logo.png", "icon": "http://example.org/i.png", "link": "https://example.org/x",
       "nextUpdate": "2026-11-23T06:00:00+01:00",
       "units": [{"title": "Walk", "subtitle": "Short", "picture": "w.png", "link": "app://walk"}, {"picture": "p.png"}],
       "modes": [{"id": "r", "name": "Reading", "title": "Read", "units": []}, {"name": "Plain", "background": null}]}
      """)
    #expect(reading.faults == [])
    let content = reading.data.content
    #expect(content.title == "By the Lake" && content.subtitle == "Three")
    #expect(content.background == DailyImage("a.png", text: "Lake") && content.logo == DailyImage("logo.png"))
    #expect(content.link?.absoluteString == "https://example.org/x")
    #expect(reading.data.nextUpdate == Date(timeIntervalSince1970: 1_795_410_000))
    #expect(content.units.map(\.title) == ["Walk", ""] && content.units[0].link?.absoluteString == "app://walk")
    // Missing fields of a mode are those of the default content; null removes them.
    let modes = reading.data.modes
    #expect(modes.map(\.id) == ["r", "Plain"] && modes.map(\.name) == ["Reading", "Plain"])
    #expect(modes[0].content.title == "Read" && modes[0].content.subtitle == "Three" && modes[0].content.units == [])
    #expect(modes[0].content.background == content.background)
    #expect(modes[1].content.background == nil && modes[1].content.units == content.units)
    #expect(reading.data.mode("Reading")?.id == "r" && reading.data.mode("none") == nil)
  }

  @Test func `invalid parts are reported with their lines, and the rest is used`() throws {
    let reading = try Daily.reading(
      """
      {
        "title": 42,
        "subtitle": "ok",
        "units": [
          "Walk",
          {"title": "Good", "link": "javascript:alert(1)"},
          {"subtitle": "neither"},
          {"title": "Also", "picture": {"text": "no address"}, "colour": 1}
        ],
        "modes": {"id": "x"},
        "nextUpdate": "tomorrow"
      }
      """)
    #expect(reading.data.content.units.map(\.title) == ["Good", "Also"])
    #expect(reading.data.content.subtitle == "ok" && reading.data.modes == [])
    #expect(reading.data.content.units[0].link == nil && reading.data.content.units[1].picture == nil)
    let faults = Dictionary(grouping: reading.faults) { $0.path }.mapValues { $0.map(\.place.line) }
    #expect(
      faults == [
        "title": [2], "units[0]": [5], "units[1].link": [6], "units[2]": [7], "units[3].picture": [8],
        "units[3].colour": [8], "modes": [10], "nextUpdate": [11],
      ])
    #expect(reading.faults.filter(\.isHint).map(\.path) == ["units[3].colour"])
    let words = try #require(reading.faults.first { $0.path == "title" }).description
    #expect(words == "line 2 column 12: title: expected a string, found a number; left out")
  }

  @Test(arguments: [
    ("{\"title\": \"a\",\n  \"units\": [,]}", 2, 13), ("{\"title\": \"a\"", 1, 14), ("", 1, 1),
    ("{\"title\": \"\u{1}\"}", 1, 12), ("<html>", 1, 1), ("{\"title\": \"a\"} x", 1, 16), ("{\"a\": 01}", 1, 7),
  ])
  func `the error of invalid JSON has its position`(_ text: String, line: Int, column: Int) throws {
    let error = #expect(throws: DailyError.self) { try Daily.reading(text) }
    guard case .malformedJSON("/today.json", let place, _)? = error else { throw try #require(error) }
    #expect(place.line == line && place.column == column)
  }

  @Test func `data with nothing to show are an error`() throws {
    for text in ["{}", "{\"title\": 4, \"units\": [{}]}", "{\"modes\": [{\"id\": \"a\"}]}"] {
      #expect(throws: DailyError.nothingUsable(source: "/today.json")) { try Daily.reading(text) }
    }
    #expect(throws: DailyError.notAnObject(source: "/today.json")) { try Daily.reading("[1]") }
    let large = Data(repeating: 0x20, count: DailyReading.byteLimit + 1)
    #expect(throws: DailyError.tooLarge(source: "/a", limit: DailyReading.byteLimit)) {
      try DailyReading(large, of: .file(path: "/a"))
    }
  }

  @Test func `known fields of a newer version are read, and lists have a limit`() throws {
    let units = Array(repeating: "{\"title\": \"u\"}", count: 120).joined(separator: ",")
    let reading = try Daily.reading("{\"version\": 2, \"title\": \"a\", \"units\": [\(units)]}")
    #expect(reading.faults.map(\.id) == ["daily.version-newer", "daily.too-many"])
    #expect(reading.data.content.units.count == 100)
    let broken = Array(repeating: "1", count: 100).joined(separator: ",")
    let many = try Daily.reading("{\"title\": \"a\", \"units\": [\(broken)], \"modes\": [\(broken)]}")
    #expect(many.faults.count == DailyReading.mostFaults)
  }

  @Test func `texts are one line without control characters, and have a limit`() throws {
    let long = String(repeating: "word ", count: 10_000)
    let reading = try Daily.reading(
      "{\"title\": \"a\\u0000\\u001b[31mb\\ud83d\", \"subtitle\": \"\(long)\"}")
    let data = reading.data
    #expect(reading.faults.map(\.id) == ["daily.text-cut"])
    #expect(data.content.title == "a[31mb\u{FFFD}")
    #expect(data.content.subtitle.count == 500)
  }

  @Test func `a duplicate key is reported, and its last value is used`() throws {
    let reading = try Daily.reading(
      """
      {"title": "a", "title": "b",
       "link": {"address": "x://y", "parameters": {"q": "1", "r": 2, "q": "3"}}}
      """)
    #expect(reading.data.content.title == "b" && reading.data.content.link?.absoluteString == "x://y?r=2&q=3")
    #expect(reading.faults.map(\.id) == ["daily.key-repeated", "daily.key-repeated"])
    #expect(
      reading.faults.first?.description
        == "line 1 column 16: title: duplicate key; the last value is used")
    #expect(reading.faults.last?.path == "link.parameters.q")
  }

  @Test func `all problems are reported, in line order`() throws {
    try folder.put(
      """
      {"title": 1,
       "units": 2,
       "modes": [{"id": "", "name": "n"}, {"id": 3}],
       "link": {"address": "x://y", "parameters": {"a": []}}}
      """)
    let reading = try DailyReading(checking: .file(path: folder.path("today.json")))
    #expect(reading.data.isEmpty && reading.data.modes.map(\.id) == ["n"])
    #expect(
      reading.faults.map(\.description) == [
        "line 1 column 11: title: expected a string, found a number; left out",
        "line 2 column 11: units: expected an array, found a number; left out",
        "line 3 column 37: modes[1]: has neither an `id` nor a `name`; left out",
        "line 3 column 44: modes[1].id: expected a string, found a number; left out",
        "line 4 column 51: link.parameters.a: expected a string, a number, or true or false, found an array; left out",
      ])
    #expect(throws: DailyError.nothingUsable(source: folder.path("today.json"))) {
      try DailyReading(contentsOf: .file(path: folder.path("today.json")))
    }
  }

  @Test func `reading ends for any file`() throws {
    let whole = Array(
      #"{"title": "aé😀\ud83d\ude00", "units": [{"title": "b", "link": {"address": "x://y", "parameters": {"a": -1.5e3}}}]}"#
        .utf8)
    for count in whole.indices { _ = try? DailyReading(Data(whole[..<count]), of: .file(path: "/a")) }
    for index in whole.indices {
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] = byte
        _ = try? DailyReading(Data(bytes), of: .file(path: "/a"))
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: DailyError.self) { try Daily.reading("{\"title\": \(deep)") }
  }

  @Test func `parameters are escaped, including non-ASCII characters`() throws {
    let data = try Daily.reading(
      """
      {"title": "a", "link": {"address": "https://example.org/suche?x=1",
        "parameters": {"q": "Café & Crème + 日本語", "n": 40, "b": true}},
       "units": [{"title": "u", "link": "https://example.org/größe?n=東京"}]}
      """
    ).data
    let link = try #require(data.content.link)
    #expect(link.absoluteString.allSatisfy(\.isASCII) && !link.absoluteString.contains("+"))
    let items = try #require(URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems)
    #expect(items.map(\.name) == ["x", "q", "n", "b"])
    #expect(items.map(\.value) == ["1", "Café & Crème + 日本語", "40", "true"])
    let unit = try #require(data.content.units[0].link)
    #expect(unit.path() == "/gr%C3%B6%C3%9Fe" && unit.query(percentEncoded: false) == "n=東京")
  }

  @Test func `our own links contain titles and modes`() throws {
    let link = try #require(DailyLink.unit(title: "Zeit + Raum & mehr = 時", mode: "ö"))
    let parts = try #require(URLComponents(url: link, resolvingAgainstBaseURL: false))
    #expect(parts.scheme == "almanac-daily" && parts.host == "unit")
    #expect(parts.queryItems?.map(\.value) == ["Zeit + Raum & mehr = 時", "ö"])
    #expect(DailyLink.recommendation()?.absoluteString == "almanac-daily://recommendation")
  }
}
