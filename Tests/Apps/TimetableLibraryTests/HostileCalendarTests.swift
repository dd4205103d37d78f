import Foundation
import Testing

@testable import TimetableLibrary

/// Truncated, changed and malicious files: all are read to their end.
struct HostileCalendarTests {
  /// The zone's rule has an end, because three hundred years of it would take most of the time of these tests.
  private static let sample = TimetableFixture.calendar(
    """
    X-WR-CALNAME:Class 7b
    BEGIN:VTIMEZONE
    TZID:School time
    BEGIN:STANDARD
    DTSTART:16011028T030000
    RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=19100101T000000Z
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    UID:1
    SUMMARY;LANGUAGE="de":Kunst für
      alle
    DTSTART;TZID=School time:20260907T080000
    DURATION:P1DT45M
    RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=20;BYDAY=1MO,-1FR;BYSETPOS=1,-1;WKST=SU;BYHOUR=8
    EXDATE;TZID=School time:20261102T080000
    RDATE;VALUE=PERIOD:20261201T080000Z/PT1H
    END:VEVENT
    BEGIN:VEVENT
    UID:1
    RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=School time:20270101T080000
    DTSTART:20270101T090000Z
    DTEND:20270101T100000Z
    END:VEVENT
    BEGIN:VEVENT
    UID:2
    DTSTART;VALUE=DATE:20260907
    RRULE:FREQ=MINUTELY;BYMINUTE=5;BYMONTHDAY=-1;UNTIL=20280101
    END:VEVENT
    """)

  private func read(_ bytes: some Sequence<UInt8>) {
    guard let file = try? CalendarFile.read(Data(bytes), file: "a.ics") else { return }
    var lessons = CalendarLessons(of: file, calendar: "a", timeZone: TimetableFixture.berlin)
    let span = DateInterval(start: Date(timeIntervalSince1970: 1_788_000_000), duration: 86_400 * 7)
    for lesson in lessons.lessons(in: span) { #expect(lesson.endTime >= lesson.startTime) }
  }

  @Test func `truncated after every byte`() {
    for count in 0...Self.sample.count { read(Self.sample.prefix(count)) }
  }

  @Test func `every byte changed`() {
    for index in Self.sample.indices {
      var bytes = [UInt8](Self.sample)
      bytes[index] = ([0x0A, 0x39, 0xFF] as [UInt8])[index % 3]
      read(bytes)
    }
  }

  @Test func `400 random changes`() {
    var numbers = SeededNumbers(state: 2000)
    for _ in 0..<400 {
      var bytes = [UInt8](Self.sample)
      for _ in 0..<Int.random(in: 1...12, using: &numbers) {
        let index = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...40, using: &numbers)))
        case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
        default: bytes.insert(UInt8.random(in: 0x30...0x39, using: &numbers), at: index)
        }
        if bytes.isEmpty { break }
      }
      read(bytes)
    }
  }

  @Test func `deep nesting, long lines and large numbers`() {
    read(Data(String(repeating: "BEGIN:VEVENT\n", count: 20_000).utf8))
    read(Data((String(repeating: "BEGIN:X\n", count: 20_000) + String(repeating: "END:Y\n", count: 20_000)).utf8))
    read(TimetableFixture.calendar("X" + String(repeating: ";A=B", count: 50_000) + ":1"))
    let number = String(repeating: "9", count: 400)
    for line in [
      "RRULE:FREQ=DAILY;INTERVAL=\(number)", "DURATION:P\(number)D", "DURATION:PT\(number)H", "SEQUENCE:\(number)",
      "RRULE:FREQ=YEARLY;COUNT=\(number)", "RRULE:FREQ=DAILY;BYMONTHDAY=\(number)", "DTEND:99991231T235959Z",
      "RRULE:FREQ=SECONDLY;INTERVAL=\(number);BYSECOND=1", "RRULE:FREQ=WEEKLY;COUNT=\(number);BYDAY=-\(number)MO",
    ] {
      for start in ["00010101T000000Z", "20260907T080000Z", "99991231T235959Z"] {
        read(TimetableFixture.calendar(TimetableFixture.event("DTSTART:\(start)\n\(line)")))
      }
    }
  }
}

/// Calendars designed to take long to read.
struct CalendarBombTests {
  private static let week = DateInterval(start: Date(timeIntervalSince1970: 1_795_132_800), duration: 86_400 * 7)

  private static func bomb(_ count: Int) -> Data {
    let events = (0..<count).map { number in
      TimetableFixture.event("UID:\(number)\nDTSTART:20200101T000000Z\nRRULE:FREQ=SECONDLY")
    }
    return TimetableFixture.calendar(events.joined(separator: "\n"))
  }

  @Test func `the number of occurrences of a calendar is limited and reported`() throws {
    let file = try CalendarFile.read(Self.bomb(1_000), file: "a.ics")
    var lessons = CalendarLessons(of: file, calendar: "a", timeZone: .gmt)
    _ = lessons.lessons(in: Self.week)
    let unfinished = lessons.faults.filter { $0.id == "calendar.rule-unfinished" }
    // Without a limit for all of them, each rule would give ten thousand times, and each of those takes at least one
    // step.
    #expect(unfinished.count == 1_000)
    #expect(RuleBudget.ofCalendar - lessons.budget.left < 4 * RuleBudget.timesOfCalendar)
  }

  @Test func `an expanded calendar is cached until its file changes`() throws {
    let fixture = try TimetableFixture()
    _ = try fixture.timetable.importCalendar(
      TimetableFixture.calendar(TimetableFixture.event("DTSTART:20261121T080000Z")), file: "a.ics")
    let path = fixture.timetable.path(ofCalendar: "a")
    func question() -> ExpansionCache.Key? {
      ExpansionCache.Key(path: path, calendar: "other", span: Self.week, timeZone: .gmt)
    }
    var count = 0
    func ask() throws {
      _ = try ExpansionCache.answer(to: question()) { () throws(TimetableError) in
        count += 1
        return ExpansionCache.Entry(lessons: [], faults: [])
      }
    }
    try ask()
    try ask()
    #expect(count == 1)
    _ = try fixture.timetable.importCalendar(
      TimetableFixture.calendar(TimetableFixture.event("DTSTART:20261122T080000Z")), file: "a.ics")
    try ask()
    #expect(count == 2)
    let starts = try fixture.timetable.lessons(in: Self.week, timeZone: .gmt).map(\.startTime.timeIntervalSince1970)
    #expect(starts == [1_795_334_400])
  }
}
