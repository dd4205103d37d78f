import Diagnostics
import Foundation
import Graphics
import Testing

@testable import TimetableLibrary

struct ZoneTests {
  private typealias Fixture = TimetableFixture

  private func start(_ name: String, zone: String = "", at time: String = "20260907T080000") throws -> String? {
    let lines = zone + Fixture.event("DTSTART;TZID=\(name):\(time)")
    return try Fixture.lessons(lines, in: TimeZone(identifier: "Asia/Tokyo") ?? .gmt).lessons.first
      .map { Fixture.text($0.startTime) }
  }

  @Test(arguments: [
    "Europe/Berlin", "\"Europe/Berlin\"", "/freeassociation.sourceforge.net/Europe/Berlin",
    "/citadel.org/20260101_1/Europe/Berlin", "W. Europe Standard Time", "\"Romance Standard Time\"", "CET",
    "/mozilla.org/20050126_1/Europe/Berlin",
  ])
  func `a known time zone name is used`(name: String) throws {
    #expect(try start(name) == "2026-09-07T06:00:00Z")
  }

  @Test(arguments: [
    ("America/New_York", "2026-09-07T12:00:00Z"), ("Eastern Standard Time", "2026-09-07T12:00:00Z"),
    ("/x/America/Argentina/Buenos_Aires", "2026-09-07T11:00:00Z"), ("UTC", "2026-09-07T08:00:00Z"),
    ("GMT+0200", "2026-09-07T06:00:00Z"), ("Tokyo Standard Time", "2026-09-06T23:00:00Z"),
  ])
  func `other time zones`(name: String, start: String) throws {
    #expect(try self.start(name) == start)
  }

  private static let custom = """
    BEGIN:VTIMEZONE
    TZID:School time
    BEGIN:STANDARD
    DTSTART:16011028T030000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:16010325T020000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    END:DAYLIGHT
    END:VTIMEZONE

    """

  @Test func `a time zone defined by the calendar follows its rules`() throws {
    for (time, expected) in [
      ("20260907T080000", "2026-09-07T06:00:00Z"), ("20260107T080000", "2026-01-07T07:00:00Z"),
      ("20260329T023000", "2026-03-29T01:30:00Z"), ("20261025T023000", "2026-10-25T00:30:00Z"),
      ("20261025T030000", "2026-10-25T02:00:00Z"), ("20260329T015959", "2026-03-29T00:59:59Z"),
    ] {
      #expect(try start("School time", zone: Self.custom, at: time) == expected)
    }
  }

  @Test func `skipped times use the offset before, ambiguous ones are the first`() throws {
    #expect(try start("Europe/Berlin", at: "20260329T023000") == "2026-03-29T01:30:00Z")
    #expect(try start("Europe/Berlin", at: "20261025T023000") == "2026-10-25T00:30:00Z")
    #expect(try start("America/New_York", at: "20260308T023000") == "2026-03-08T07:30:00Z")
    #expect(try start("America/New_York", at: "20261101T013000") == "2026-11-01T05:30:00Z")
  }

  @Test func `every hour of a year equals Foundation's`() throws {
    let zone = CalendarZone(Fixture.berlin)
    for hour in 0..<8760 {
      let wall = WallTime(CivilDay(2026, 1, 1), secondOfDay: hour * 3600 + 1800)
      let instant = zone.instant(of: wall)
      let isGap = wall.text() == "20260329T023000"
      #expect(zone.wall(at: instant) == (isGap ? wall + 3600 : wall))
      #expect(zone.instant(of: zone.wall(at: instant)) == instant)
    }
  }

  @Test func `an unknown time zone is the reader's, and is reported once`() throws {
    let event = Fixture.event(
      "DTSTART;TZID=Atlantis:20260907T080000\nDTEND;TZID=Atlantis:20260907T090000\nRRULE:FREQ=DAILY;COUNT=3")
    let (lessons, diagnostics) = try Fixture.lessons(event, in: Fixture.berlin)
    #expect(lessons.first.map { Fixture.text($0.startTime) } == "2026-09-07T06:00:00Z" && lessons.count == 3)
    #expect(diagnostics.map(\.id) == ["calendar.zone-unknown"])
    #expect(diagnostics.first?.message.contains("Atlantis") == true)
  }

  @Test func `a floating time is in the calendar's or the reader's time zone`() throws {
    let event = Fixture.event("DTSTART:20260907T080000")
    #expect(try Fixture.starts(event, in: Fixture.berlin) == ["2026-09-07T06:00:00Z"])
    #expect(
      try Fixture.starts("X-WR-TIMEZONE:America/New_York\n" + event, in: Fixture.berlin) == ["2026-09-07T12:00:00Z"])
  }
}
