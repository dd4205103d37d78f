import Diagnostics
import Foundation
import Graphics
import Testing

@testable import TimetableLibrary

/// Events, their changes, and the resulting lessons.
struct EventTests {
  private typealias Fixture = TimetableFixture

  @Test func `a weekly lesson keeps its local time`() throws {
    let starts = try Fixture.starts(
      Fixture.event(
        "DTSTART;TZID=Europe/Berlin:20260907T080000\nDTEND;TZID=Europe/Berlin:20260907T084500\nRRULE:FREQ=WEEKLY"),
      from: "2026-10-19", to: "2026-11-03")
    #expect(starts == ["2026-10-19T06:00:00Z", "2026-10-26T07:00:00Z", "2026-11-02T07:00:00Z"])
  }

  @Test func `excluded and additional dates`() throws {
    let starts = try Fixture.starts(
      Fixture.event(
        """
        DTSTART;TZID=Europe/Berlin:20260907T080000
        RRULE:FREQ=DAILY;COUNT=6
        EXDATE;TZID=Europe/Berlin:20260908T080000,20260909T080000
        EXDATE:20260910T060000Z
        EXDATE;VALUE=DATE:20260911
        RDATE;TZID=Europe/Berlin:20260920T100000
        RDATE;VALUE=PERIOD:20260921T060000Z/PT30M,20260922T060000Z/20260922T070000Z
        """))
    #expect(
      starts == [
        "2026-09-07T06:00:00Z", "2026-09-12T06:00:00Z", "2026-09-20T08:00:00Z", "2026-09-21T06:00:00Z",
        "2026-09-22T06:00:00Z",
      ])
  }

  @Test func `periods have their own ends`() throws {
    let (lessons, _) = try Fixture.lessons(
      Fixture.event("DTSTART:20260907T080000Z\nDTEND:20260907T090000Z\nRDATE;VALUE=PERIOD:20260908T080000Z/PT30M"))
    #expect(lessons.map { $0.endTime.timeIntervalSince($0.startTime) } == [3600, 1800])
  }

  @Test func `a moved lesson, a cancelled one, and a change of all later ones`() throws {
    let master = Fixture.event("DTSTART:20260907T080000Z\nDURATION:PT45M\nRRULE:FREQ=WEEKLY;COUNT=5")
    let moved = Fixture.event(
      "SUMMARY:Art, moved\nRECURRENCE-ID:20260914T080000Z\nDTSTART:20260915T100000Z\nDURATION:PT1H")
    let off = Fixture.event(
      "RECURRENCE-ID:20260921T080000Z\nDTSTART:20260921T080000Z\nDURATION:PT45M\nSTATUS:CANCELLED")
    let later = Fixture.event(
      "SUMMARY:Music\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260928T080000Z\nDTSTART:20260928T090000Z\nDURATION:PT90M")
    let (lessons, diagnostics) = try Fixture.lessons([moved, master, off, later].joined(separator: "\n"))
    #expect(diagnostics == [])
    #expect(
      lessons.map {
        "\($0.title) \(Fixture.text($0.startTime)) \(Int($0.endTime.timeIntervalSince($0.startTime) / 60))"
      } == [
        "Art 2026-09-07T08:00:00Z 45", "Art, moved 2026-09-15T10:00:00Z 60", "Art 2026-09-21T08:00:00Z 45",
        "Music 2026-09-28T09:00:00Z 90", "Music 2026-10-05T09:00:00Z 90",
      ])
    #expect(lessons.map(\.isCancelled) == [false, false, true, false, false])
    #expect(lessons[1].id == "a/20260914T080000Z" && lessons[4].id == "a/20261005T080000Z")
    #expect(Set(lessons.map(\.id)).count == 5)
  }

  @Test func `a change older than its event applies only to existing occurrences`() throws {
    let master = Fixture.event(
      "SEQUENCE:2\nDTSTART:20260907T080000Z\nRRULE:FREQ=WEEKLY;COUNT=2\nEXDATE:20260914T080000Z")
    let old = Fixture.event("SEQUENCE:1\nRECURRENCE-ID:20260914T080000Z\nDTSTART:20260915T080000Z")
    #expect(try Fixture.starts(master + "\n" + old) == ["2026-09-07T08:00:00Z"])
    let kept = Fixture.event("SEQUENCE:2\nRECURRENCE-ID:20260914T080000Z\nDTSTART:20260915T080000Z")
    #expect(try Fixture.starts(master + "\n" + kept) == ["2026-09-07T08:00:00Z", "2026-09-15T08:00:00Z"])
  }

  @Test func `the first occurrence counts unless UNTIL is before it`() throws {
    let first = Fixture.event("DTSTART:20260901T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260907T080000Z")
    #expect(try Fixture.starts(first) == ["2026-09-01T08:00:00Z", "2026-09-07T08:00:00Z"])
    #expect(
      try Fixture.starts(Fixture.event("DTSTART:20260901T080000Z\nRRULE:FREQ=DAILY;UNTIL=20260831T000000Z")) == [])
    let day = Fixture.event("DTSTART:20260901T080000Z\nRRULE:FREQ=DAILY;UNTIL=20260902")
    #expect(try Fixture.starts(day).count == 2)
  }

  @Test func `all-day events use the reader's time zone`() throws {
    let lines = [
      Fixture.event("UID:1\nDTSTART;VALUE=DATE:20261025"),
      Fixture.event("UID:2\nDTSTART;VALUE=DATE:20261025\nDTEND;VALUE=DATE:20261027"),
      Fixture.event("UID:3\nDTSTART;VALUE=DATE:20261025\nDTEND;VALUE=DATE:20261025"),
    ].joined(separator: "\n")
    let (lessons, diagnostics) = try Fixture.lessons(lines, in: Fixture.berlin)
    #expect(diagnostics == [] && lessons.allSatisfy(\.isAllDay))
    #expect(lessons.map { Fixture.text($0.startTime) } == Array(repeating: "2026-10-24T22:00:00Z", count: 3))
    #expect(
      lessons.map { Fixture.text($0.endTime) } == [
        "2026-10-25T23:00:00Z", "2026-10-25T23:00:00Z", "2026-10-26T23:00:00Z",
      ])
  }

  @Test func `an event that ends before it starts has no length and is reported with its line`() throws {
    for end in ["DTEND:20260907T070000Z", "DURATION:-PT1H"] {
      let (lessons, diagnostics) = try Fixture.lessons(Fixture.event("DTSTART:20260907T080000Z\n" + end))
      #expect(lessons.count == 1 && lessons.first?.endTime == lessons.first?.startTime)
      #expect(diagnostics.map(\.id) == ["calendar.negative-duration"])
      #expect(diagnostics.first?.subject?.hasSuffix("school.ics: line 4") == true)
    }
  }

  @Test func `an exact end stays exact over a change of the clock, a duration of days does not`() throws {
    let start = "DTSTART;TZID=Europe/Berlin:20261024T120000\n"
    let (exact, _) = try Fixture.lessons(Fixture.event(start + "DTEND;TZID=Europe/Berlin:20261025T120000"))
    #expect(exact.first.map { $0.endTime.timeIntervalSince($0.startTime) } == 90_000.0)
    let (hours, _) = try Fixture.lessons(Fixture.event(start + "DURATION:PT24H"))
    #expect(hours.first.map { $0.endTime.timeIntervalSince($0.startTime) } == 86_400.0)
    let (day, _) = try Fixture.lessons(Fixture.event(start + "DURATION:P1D"))
    #expect(day.first.map { $0.endTime.timeIntervalSince($0.startTime) } == 90_000.0)
  }

  @Test func `events with the same UID are versions of one only if they have the same start`() throws {
    let versions =
      Fixture.event("SUMMARY:Old\nDTSTART:20260907T080000Z") + "\n"
      + Fixture.event("SUMMARY:New\nSEQUENCE:1\nDTSTART:20260907T080000Z")
    #expect(try Fixture.lessons(versions).lessons.map(\.title) == ["New"])
    let several = Fixture.event("DTSTART:20260907T080000Z") + "\n" + Fixture.event("DTSTART:20260908T080000Z")
    #expect(try Fixture.lessons(several).lessons.count == 2)
    let none = String(repeating: "BEGIN:VEVENT\nSUMMARY:Art\nDTSTART:20260907T080000Z\nEND:VEVENT\n", count: 2)
    let lessons = try Fixture.lessons(none).lessons
    #expect(lessons.count == 2 && Set(lessons.map(\.id)).count == 2)
  }

  @Test(arguments: [
    ("X-TEACHER:Ms Field\nORGANIZER;CN=Office:mailto:office@example.org", "Ms Field"),
    ("DESCRIPTION:Bring colours\\nLehrer: Herr Öz\\nRoom 7", "Herr Öz"),
    ("ORGANIZER;CN=\"Field, Ann\":mailto:field@example.org", "Field, Ann"),
    ("ATTENDEE;ROLE=CHAIR;CN=Mr Moss:mailto:moss@example.org\nORGANIZER;CN=Office:mailto:o@example.org", "Mr Moss"),
    ("ORGANIZER;CN=Class 7b:mailto:7b@group.calendar.google.com", nil),
    ("ORGANIZER;CN=field@example.org:mailto:field@example.org", nil),
  ])
  func `the teacher's name`(lines: String, name: String?) throws {
    let (lessons, _) = try Fixture.lessons(Fixture.event("DTSTART:20260907T080000Z\n" + lines))
    #expect(lessons.first?.teacher == name)
  }

  @Test func `a span contains lessons that overlap it or start in it`() throws {
    let lines = [
      ("1", "20260907T070000Z", "20260907T080000Z"), ("2", "20260907T073000Z", "20260907T083000Z"),
      ("3", "20260907T080000Z", "20260907T080000Z"), ("4", "20260908T080000Z", "20260908T090000Z"),
    ].map { Fixture.event("UID:\($0)\nDTSTART:\($1)\nDTEND:\($2)") }.joined(separator: "\n")
    let fixture = try TimetableFixture()
    _ = try fixture.timetable.importCalendar(Fixture.calendar(lines), file: "a.ics")
    let span = DateInterval(
      start: try Fixture.date("2026-09-07T08:00:00Z"), end: try Fixture.date("2026-09-08T08:00:00Z"))
    #expect(try fixture.timetable.lessons(in: span, timeZone: .gmt).map(\.uid) == ["2", "3"])
  }

  @Test func `Google's birthdays: days with a Z, and changes without their event`() throws {
    let starts = try TimetableFixture.starts(
      """
      BEGIN:VEVENT
      UID:2014_BIRTHDAY_1@google.com
      DTSTART;VALUE=DATE:20141210
      DTEND;VALUE=DATE:20141211
      RRULE:FREQ=DAILY;INTERVAL=1;COUNT=1
      RDATE:20131210Z
      RDATE:20121210Z
      END:VEVENT
      BEGIN:VEVENT
      UID:BIRTHDAY_1@google.com
      RECURRENCE-ID;VALUE=DATE:20131210
      DTSTART;VALUE=DATE:20131210
      DTEND;VALUE=DATE:20131211
      END:VEVENT
      """, from: "2012-01-01", to: "2015-01-01")
    #expect(
      starts == ["2012-12-10T00:00:00Z", "2013-12-10T00:00:00Z", "2013-12-10T00:00:00Z", "2014-12-10T00:00:00Z"])
  }
}
