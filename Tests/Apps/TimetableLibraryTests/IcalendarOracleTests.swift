import Foundation
import Testing

@testable import TimetableLibrary

/// Compares events with Debian's python3-icalendar.
struct IcalendarOracleTests {
  private static let program = """
    import json
    from datetime import datetime, timezone
    from icalendar import Calendar
    def text(value):
        if not isinstance(value, datetime): return value.isoformat()
        if value.tzinfo is None: return value.isoformat()
        return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    results = []
    for source in json.load(open("in.json")):
        events = Calendar.from_ical(source).walk("VEVENT")
        results.append([[str(event["UID"]), str(event["SUMMARY"]), text(event["DTSTART"].dt),
            text(event["DTEND"].dt if "DTEND" in event else event["DTSTART"].dt + event["DURATION"].dt)] for event in events])
    json.dump(results, open("out.json", "w"))
    """

  /// A calendar of random events, folded as RFC 5545 requires.
  private static func calendar(_ numbers: inout SeededNumbers) -> String {
    let zones = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "W. Europe Standard Time"]
    let titles = [
      "Kunst für alle, immer", "美術の時間", "فن", "Art; with \\ and \"quotes\"", String(repeating: "long ", count: 30),
    ]
    let events = (0..<20).map { number in
      let day = CivilDay(number: Int.random(in: 15_000...22_000, using: &numbers))
      // Not at night, when clocks change.
      let wall = WallTime(day, secondOfDay: Int.random(in: 5 * 3600..<20 * 3600, using: &numbers))
      let title = titles[Int.random(in: 0..<titles.count, using: &numbers)].trimmingCharacters(in: .whitespaces)
      let escaped = title.replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;")
      let zone = zones[Int.random(in: 0..<zones.count, using: &numbers)]
      let times =
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: "DTSTART;VALUE=DATE:\(wall.text(isDate: true))\nDURATION:P2D"
        case 1: "DTSTART:\(wall.text())Z\nDURATION:PT1H30M"
        case 2: "DTSTART:\(wall.text())\nDTEND:\((wall + 2700).text())"
        default: "DTSTART;TZID=\(zone):\(wall.text())\nDTEND;TZID=\(zone):\((wall + 2700).text())"
        }
      return "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:\(escaped)\n\(times)\nEND:VEVENT"
    }
    let text = String(decoding: TimetableFixture.calendar(events.joined(separator: "\n"), lineEnd: "\n"), as: UTF8.self)
    return text.split(separator: "\n").map(Self.folded).joined()
  }

  private static func folded(_ line: Substring) -> String {
    var (result, length) = ("", 0)
    for character in line {
      let count = character.utf8.count
      if length + count > 74 { (result, length) = (result + "\r\n ", 1) }
      result.append(character)
      length += count
    }
    return result + "\r\n"
  }

  @Test func `events equal icalendar's`() throws {
    var numbers = SeededNumbers(state: 5545)
    let calendars = (0..<30).map { _ in Self.calendar(&numbers) }
    let wanted: [[[String]]] = try PythonOracle.answer(Self.program, calendars)
    try #require(wanted.count == calendars.count)
    for (text, events) in zip(calendars, wanted) {
      let entries = try Timetable.entries(of: Data(text.utf8), file: "a.ics")
      let read = try entries.map { [$0.uid, $0.summary, try utc($0.start), try utc($0.end)] }
      #expect(read == events)
    }
  }

  /// Times with an offset converted to UTC; others unchanged.
  private func utc(_ text: String) throws -> String {
    guard text.count > 19 else { return text }
    return TimetableFixture.text(try Date.ISO8601FormatStyle().parse(text))
  }
}
