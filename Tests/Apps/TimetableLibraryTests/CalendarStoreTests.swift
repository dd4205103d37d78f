import Diagnostics
import Foundation
import Graphics
import Testing

@testable import TimetableLibrary

struct CalendarStoreTests {
  private typealias Fixture = TimetableFixture
  private static let span = DateInterval(start: Date(timeIntervalSince1970: 1_788_000_000), duration: 86_400 * 60)
  private static let event = Fixture.event("DTSTART:20260907T080000Z")

  @Test func `a calendar is stored under its own, the file's or a given name`() throws {
    let timetable = try Fixture().timetable
    let named = Fixture.calendar("X-WR-CALNAME:Class 7b\n" + Self.event)
    #expect(try timetable.importCalendar(named, file: "/x/school.ics").name == "Class 7b")
    #expect(try timetable.importCalendar(Fixture.calendar(Self.event), file: "/x/school.ics").name == "school")
    #expect(try timetable.importCalendar(named, file: "a.ics", name: "../a/b").name == "-a-b")
    #expect(try timetable.calendars().map(\.name) == ["-a-b", "Class 7b", "school"])
    #expect(try timetable.calendars().map(\.events) == [1, 1, 1])
    let lessons = try timetable.lessons(in: Self.span, timeZone: .gmt)
    #expect(lessons.map(\.calendar) == ["-a-b", "Class 7b", "school"])
    #expect(Set(lessons.map(\.id)).count == 3)
  }

  @Test func `an invalid calendar replaces nothing, and the error has a line`() throws {
    let timetable = try Fixture().timetable
    _ = try timetable.importCalendar(Fixture.calendar(Self.event), file: "school.ics")
    let error = #expect(throws: TimetableError.self) {
      try timetable.importCalendar(Data("\n\n<html>Please log in</html>".utf8), file: "school.ics")
    }
    #expect(
      error?.description
        == "school.ics: line 3: expected BEGIN:VCALENDAR, found “<html>Please log in</html>”")
    #expect(throws: TimetableError.notACalendar(file: "school.ics", line: 1, found: "")) {
      try timetable.importCalendar(Data(), file: "school.ics")
    }
    #expect(try timetable.lessons(in: Self.span, timeZone: .gmt).count == 1)
  }

  @Test func `a damaged calendar does not affect the others`() throws {
    let timetable = try Fixture().timetable
    _ = try timetable.importCalendar(Fixture.calendar(Self.event), file: "school.ics")
    try Data("damaged".utf8).write(to: timetable.folder.appending(path: "clubs.ics"))
    let log = DiagnosticLog()
    let (lessons, calendars) = try log.collecting {
      (try timetable.lessons(in: Self.span, timeZone: .gmt), try timetable.calendars())
    }
    #expect(lessons.count == 1 && calendars.map(\.name) == ["school"])
    #expect(log.diagnostics.map(\.id) == ["calendar.unreadable"])
    #expect(log.diagnostics.first?.message.contains("clubs.ics: line 1") == true)
  }

  @Test func `unreadable calendars are reported with the lessons`() throws {
    let timetable = try Fixture().timetable
    #expect(try timetable.reading(in: Self.span, timeZone: .gmt) == TimetableReading())
    _ = try timetable.importCalendar(Fixture.calendar(Self.event), file: "school.ics")
    let folder = timetable.folder.appending(path: "X.ics")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let log = DiagnosticLog()
    let reading = try log.collecting {
      try timetable.reading(in: Self.span, timeZone: .gmt)
    }
    #expect(reading.calendars == 2 && reading.unreadableCalendars == ["X"] && reading.lessons.count == 1)
    #expect(log.diagnostics.first?.message.hasSuffix("X.ics: cannot be read: it is a folder") == true)
    #expect(try timetable.names() == ["X", "school"])
    #expect(throws: TimetableError.self) { try timetable.remove("X") }
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `validators are used only while the calendar is unchanged`() throws {
    let timetable = try Fixture().timetable
    let data = Fixture.calendar(Self.event)
    let address = try #require(URL(string: "https://example.org/secret/7b.ics"))
    let origin = CalendarOrigin(
      address: address, etag: "W/\"1: 2\"", lastModified: "Mon, 23 Nov 2026 08:00:00 GMT",
      digest: Timetable.digest(of: data))
    _ = try timetable.keep(try CalendarCandidate(data, file: "a", name: "7b", origin: origin))
    #expect(timetable.origin(ofCalendar: "7b") == origin)
    #expect(
      origin.conditionalHeaders == [
        "If-None-Match: W/\"1: 2\"", "If-Modified-Since: Mon, 23 Nov 2026 08:00:00 GMT",
      ])
    try Data("damaged".utf8).write(to: timetable.folder.appending(path: "7b.ics"))
    #expect(timetable.origin(ofCalendar: "7b") == CalendarOrigin(address: address))
    // In the form of earlier releases, and with a value that would inject a header.
    try Data("\(address.absoluteString)\n".utf8).write(to: timetable.folder.appending(path: "7b.address"))
    #expect(timetable.origin(ofCalendar: "7b") == CalendarOrigin(address: address))
    #expect(CalendarOrigin(address: address, etag: "a\r\nX: b").etag == nil)
  }

  @Test func `without calendars there are no lessons`() throws {
    let timetable = try Fixture().timetable
    #expect(try timetable.lessons(in: Self.span, timeZone: .gmt) == [])
    let address = try #require(URL(string: "https://example.org/7b.ics"))
    _ = try timetable.importCalendar(Fixture.calendar(Self.event), file: "a", name: "7b", address: address)
    #expect(timetable.address(ofCalendar: "7b") == address)
    try timetable.remove("7b")
    #expect(timetable.address(ofCalendar: "7b") == nil)
    #expect(try timetable.calendars() == [])
    #expect(throws: TimetableError.noSuchCalendar(name: "7b")) { try timetable.remove("7b") }
  }

  @Test func `ten thousand events and an endless span have limits`() throws {
    let lines = (0..<10_000).map { number in
      Fixture.event("UID:\(number)\nDTSTART:20260907T080000Z\nRRULE:FREQ=HOURLY")
    }.joined(separator: "\n")
    let log = DiagnosticLog()
    var lessons = CalendarLessons(
      of: try CalendarFile.read(Fixture.calendar(lines), file: "a.ics"), calendar: "a", timeZone: .gmt)
    let found = lessons.lessons(in: DateInterval(start: .distantPast, end: .distantFuture))
    #expect(found.count == CalendarLessons.most)
    CalendarDiagnostic.report(lessons.faults, in: "a.ics")
    log.collecting { CalendarDiagnostic.report(lessons.faults, in: "a.ics") }
    #expect(log.diagnostics.contains { $0.id == "calendar.too-many-lessons" })
    #expect(log.diagnostics.contains { $0.id == "calendar.rule-unfinished" })
  }
}
