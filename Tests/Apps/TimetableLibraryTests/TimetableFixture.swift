import Diagnostics
import Foundation
import Graphics
import Testing

@testable import TimetableLibrary

/// A timetable in a temporary folder, removed at the end.
final class TimetableFixture {
  let timetable: Timetable
  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-timetable-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    timetable = Timetable(container: folder)
  }

  deinit { try? FileManager.default.removeItem(at: timetable.container) }

  /// A calendar with these lines.
  static func calendar(_ lines: String, lineEnd: String = "\r\n") -> Data {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Almanac//Tests//EN\n\(lines)\nEND:VCALENDAR\n"
    return Data(text.replacing("\n", with: lineEnd).utf8)
  }

  /// An event with these lines, by default with the UID `a` and the title `Art`.
  static func event(_ lines: String) -> String {
    let uid = lines.contains("UID:") ? "" : "UID:a\n"
    let summary = lines.contains("SUMMARY") ? "" : "SUMMARY:Art\n"
    return "BEGIN:VEVENT\n\(uid)\(summary)\(lines)\nEND:VEVENT"
  }

  /// The lessons of a calendar with these lines, and the diagnostics.
  static func lessons(
    _ lines: String, from: String = "2026-01-01", to: String = "2027-01-01", in zone: TimeZone = .gmt
  ) throws -> (lessons: [Lesson], diagnostics: [Diagnostic]) {
    try lessons(of: calendar(lines), from: from, to: to, in: zone)
  }

  static func lessons(
    of data: Data, from: String = "2026-01-01", to: String = "2027-01-01", in zone: TimeZone = .gmt
  ) throws -> (lessons: [Lesson], diagnostics: [Diagnostic]) {
    let fixture = try TimetableFixture()
    let folder = fixture.timetable.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: "school.ics"))
    let span = DateInterval(start: try date(from + "T00:00:00Z"), end: try date(to + "T00:00:00Z"))
    let log = DiagnosticLog()
    let lessons = try log.collecting { try fixture.timetable.lessons(in: span, timeZone: zone) }
    return (lessons, log.diagnostics)
  }

  /// The starts of these lessons in UTC. No diagnostics are expected.
  static func starts(
    _ lines: String, from: String = "2026-01-01", to: String = "2027-01-01", in zone: TimeZone = .gmt,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let (lessons, diagnostics) = try lessons(lines, from: from, to: to, in: zone)
    #expect(diagnostics == [], sourceLocation: sourceLocation)
    return lessons.map { text($0.startTime) }
  }

  static func date(_ text: String) throws -> Date { try Date.ISO8601FormatStyle().parse(text) }
  static func text(_ date: Date) -> String { Date.ISO8601FormatStyle().format(date) }
}

/// A random number generator that gives the same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
