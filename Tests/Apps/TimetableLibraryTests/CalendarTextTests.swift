import Diagnostics
import Foundation
import Graphics
import Testing

@testable import TimetableLibrary

/// Lines, characters and escapes.
struct CalendarTextTests {
  private typealias Fixture = TimetableFixture
  private static let event = Fixture.event("SUMMARY:Zeichnen für Größere\nLOCATION:Raum 7\nDTSTART:20260907T080000Z")

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"])
  func `lines end with CRLF, LF or CR`(end: String) throws {
    let (lessons, diagnostics) = try Fixture.lessons(of: Fixture.calendar(Self.event, lineEnd: end))
    #expect(lessons.map(\.title) == ["Zeichnen für Größere"] && diagnostics == [])
  }

  @Test func `folding may split characters`() throws {
    let whole = [UInt8](Fixture.calendar(Self.event))
    let start = try #require(String(decoding: whole, as: UTF8.self).range(of: "SUMMARY")).lowerBound
    let offset = String(decoding: whole, as: UTF8.self).utf8.distance(from: "".startIndex, to: start)
    for place in offset + 1..<offset + 28 {
      for fold in ["\r\n ", "\n\t", "\r "] {
        var bytes = whole
        bytes.insert(contentsOf: Array(fold.utf8), at: place)
        #expect(try Fixture.lessons(of: Data(bytes)).lessons.map(\.title) == ["Zeichnen für Größere"])
      }
    }
  }

  @Test func `encodings`() throws {
    let text = String(decoding: Fixture.calendar(Self.event), as: UTF8.self)
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    #expect(try Fixture.lessons(of: marked).diagnostics == [])
    for encoding in [String.Encoding.utf16, .windowsCP1252, .isoLatin1] {
      let (lessons, diagnostics) = try Fixture.lessons(of: try #require(text.data(using: encoding)))
      #expect(lessons.map(\.title) == ["Zeichnen für Größere"])
      #expect(diagnostics.map(\.id) == ["calendar.encoding"])
    }
    #expect(try Fixture.lessons(of: marked).lessons.map(\.title) == ["Zeichnen für Größere"])
  }

  @Test func `quotes, escapes and letters of either case`() throws {
    let (lessons, diagnostics) = try Fixture.lessons(
      """
      begin:vevent
      uid:a
      summary;language="de:DE;x";x-note=a,"b;c":One\\, two\\; three\\\\ four\\nfive
      location;ALTREP="http://example.org/a:b":Room ^7
      ORGANIZER;CN=Ann ^'Leaf^' Field:mailto:a@example.org
      dtstart;tzid="Europe/Berlin":20260907t080000
      end:vevent
      """)
    let lesson = try #require(lessons.first)
    #expect(diagnostics == [])
    #expect(lesson.title == "One, two; three\\ four five" && lesson.location == "Room ^7")
    #expect(lesson.teacher == "Ann \"Leaf\" Field")
    #expect(Fixture.text(lesson.startTime) == "2026-09-07T06:00:00Z")
  }

  @Test func `invalid lines and values are reported with their line numbers`() throws {
    let (lessons, diagnostics) = try Fixture.lessons(
      """
      \(Self.event)
      this is no property
      BEGIN:VEVENT
      SUMMARY:Nothing to begin with
      END:VEVENT
      BEGIN:VEVENT
      DTSTART:tomorrow
      DTSTART:20260231T080000Z
      END:VEVENT
      BEGIN:VEVENT
      SUMMARY:Music
      DTSTART:20260908T080000Z
      DTEND:late
      RRULE:FREQ=OFTEN
      EXDATE:20260909T080000Z,never
      BEGIN:VALARM
      TRIGGER:-PT5M
      DTSTART:20200101T080000Z
      END:VALARM
      END:VEVENT
      END:VTODO
      """)
    #expect(lessons.map(\.title) == ["Zeichnen für Größere", "Music"])
    #expect(
      diagnostics.map { "\($0.id) \($0.subject?.split(separator: " ").last ?? "")" } == [
        "calendar.line-unreadable 10", "calendar.event-without-start 11", "calendar.value-unreadable 15",
        "calendar.value-unreadable 16", "calendar.event-without-start 14", "calendar.value-unreadable 21",
        "calendar.rule-unreadable 22", "calendar.value-unreadable 23", "calendar.component-unpaired 29",
      ])
  }

  @Test func `several calendars in a file are merged, and a truncated file is read up to its end`() throws {
    let second = Fixture.event("UID:b\nSUMMARY:Music\nDTSTART:20260908T080000Z")
    let two = Fixture.calendar(Self.event) + Fixture.calendar(second)
    #expect(try Fixture.lessons(of: two).lessons.count == 2)
    let cut = two.prefix(two.count - 20)
    let (lessons, diagnostics) = try Fixture.lessons(of: Data(cut))
    #expect(lessons.count == 2)
    #expect(diagnostics.contains { $0.id == "calendar.component-unpaired" })
  }

  @Test func `a fault in every line is reported a few times and counted`() throws {
    let lines = String(repeating: "no property\n", count: 5000) + Self.event
    let (lessons, diagnostics) = try Fixture.lessons(lines)
    #expect(lessons.count == 1 && diagnostics.count == CalendarDiagnostic.reportLimit + 1)
    #expect(diagnostics.last?.message == "and \(5000 - CalendarDiagnostic.reportLimit) more of the same kind")
  }
}
