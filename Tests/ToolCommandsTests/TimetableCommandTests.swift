import Foundation
import LoopbackServing
import Testing

/// The timetable in a shell.
struct TimetableCommandTests {
  private let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    try Data(Self.school.utf8).write(to: bench.folder.appending(path: "school.ics"))
  }

  private static let school = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Almanac//Tests//EN
    BEGIN:VEVENT
    UID:art
    SUMMARY:Art
    LOCATION:Room 7
    DESCRIPTION:Teacher: Ms Field
    DTSTART;TZID=Europe/Berlin:20260907T080000
    DTEND;TZID=Europe/Berlin:20260907T084500
    RRULE:FREQ=WEEKLY;BYDAY=MO
    EXDATE;TZID=Europe/Berlin:20261130T080000
    END:VEVENT
    BEGIN:VEVENT
    UID:trip
    SUMMARY:Trip
    STATUS:CANCELLED
    DTSTART;VALUE=DATE:20261124
    END:VEVENT
    END:VCALENDAR

    """

  private func timetable(_ words: [String], exitCode: Int32 = 0, errors: String = "") async throws -> String {
    let run = try await bench.run(["timetable"] + words)
    #expect(run.exitCode == exitCode, Comment(rawValue: run.errors))
    #expect(run.errors == errors)
    return run.text
  }

  private func list(_ words: [String]) async throws -> String {
    try await timetable(["list", "--at", ToolBench.date, "--time-zone", "Europe/Berlin"] + words)
  }

  @Test func `D8: a calendar becomes lessons of days and weeks`() async throws {
    #expect(try await timetable(["import", "school.ics"]) == "school  2 events\n")
    #expect(
      try await list(["--day", "monday"]) == "Monday 2026-11-23 (Europe/Berlin)\n  08:00–08:45  Art  Room 7  Ms Field\n"
    )
    #expect(try await list(["--day", "2026-11-30"]) == "no lessons\n")
    #expect(
      try await list(["--week"]) == """
        Monday 2026-11-23 (Europe/Berlin)
          08:00–08:45  Art              Room 7  Ms Field

        Tuesday 2026-11-24 (Europe/Berlin)
          all day      cancelled: Trip

        """)
    let json = try await list(["--from", "2026-11-23", "--to", "2026-11-25", "--json"])
    let lessons = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(lessons.map { $0["start"] as? String } == ["2026-11-23T08:00:00+01:00", "2026-11-24"])
    #expect(lessons.map { $0["end"] as? String } == ["2026-11-23T08:45:00+01:00", "2026-11-25"])
    #expect(lessons.map { $0["uid"] as? String } == ["art", "trip"])
    let asked = FileManager.default.enumerator(atPath: bench.home.path)?.compactMap { $0 as? String } ?? []
    #expect(asked.contains { $0.contains("next-lesson") } && asked.contains { $0.contains("day-plan") })
  }

  @Test func `D8: calendars are listed, exported and removed`() async throws {
    _ = try await timetable(["import", "school.ics", "--name", "Class 7b"])
    #expect(try await timetable(["calendars"]) == "Class 7b  2 events\n")
    let json = try await timetable(["export"])
    let events = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(events.map { $0["start"] as? String } == ["2026-09-07T08:00:00+02:00", "2026-11-24"])
    #expect(events.map { $0["timeZone"] as? String } == ["Europe/Berlin", nil])
    #expect(try await timetable(["remove", "Class 7b"]) == "")
    _ = try await timetable(["remove", "Class 7b"], exitCode: 66, errors: "error: there is no calendar “Class 7b”\n")
    let hint = "error: there are no calendars yet; import one with: almanac timetable import FILE.ics\n"
    _ = try await timetable(["calendars"], exitCode: 66, errors: hint)
    _ = try await timetable(["list"], exitCode: 66, errors: hint)
  }

  @Test func `D8: a file that is no calendar keeps the last good one, and says where`() async throws {
    _ = try await timetable(["import", "school.ics"])
    try Data("\n<html>".utf8).write(to: bench.folder.appending(path: "school.ics"))
    _ = try await timetable(
      ["import", "school.ics"], exitCode: 65,
      errors: "error: school.ics: line 2: a calendar begins with BEGIN:VCALENDAR, not with “<html>”\n")
    _ = try await timetable(
      ["import", "none.ics"], exitCode: 66, errors: "error: none.ics: cannot be read: No such file or directory\n")
    #expect(try await list(["--day", "monday"]).contains("Art"))
    try Data(Self.school.replacing("RRULE:FREQ=WEEKLY", with: "RRULE:FREQ=OFTEN").utf8)
      .write(to: bench.folder.appending(path: "odd.ics"))
    let warning =
      "warning: odd.ics: line 11: the rule has no FREQ that is known; the event does not repeat by it "
      + "[calendar.rule-unreadable]\n"
    #expect(try await timetable(["import", "odd.ics"], errors: warning) == "odd  2 events\n")
  }

  @Test func `D8: an address is read again, and what does not come leaves what was there`() async throws {
    let server = try LoopbackServer { request in
      switch request.number {
      case 0: LoopbackServer.Answer(body: Data(Self.school.utf8))
      case 1: LoopbackServer.Answer(503)
      case 2: LoopbackServer.Answer(body: Data("<html>".utf8))
      default: LoopbackServer.Answer(body: Data(Self.school.replacing("SUMMARY:Art", with: "SUMMARY:Music").utf8))
      }
    }
    let address = server.url("/7b.ics").absoluteString
    let refused = try await bench.run(["timetable", "import", address])
    #expect(refused.exitCode == 65 && refused.errors.contains("--allow-host"))
    let allowed = ["--allow-host", "127.0.0.1"]
    #expect(try await timetable(["import", address] + allowed) == "7b  2 events  \(address)\n")
    let failed = try await bench.run(["timetable", "refresh"] + allowed)
    #expect(failed.exitCode == 75 && failed.errors.contains("the status 503"))
    let page = try await bench.run(["timetable", "refresh", "7b"] + allowed)
    #expect(page.exitCode == 65 && page.errors.contains("line 1"))
    #expect(try await list(["--day", "monday"]).contains("Art"))
    #expect(try await timetable(["refresh"] + allowed) == "7b  2 events  \(address)\n")
    #expect(try await list(["--day", "monday"]).contains("Music"))
  }

  @Test(arguments: [
    ["list", "--day", "2026-02-30"], ["list", "--day", "someday"], ["list", "--from", "2026-01-01"], ["import"],
    ["list", "--from", "2026-01-02", "--to", "2026-01-01"], ["import", "a", "b", "--name", "c"],
    ["import", "a", "--name", ""],
    ["list", "--time-zone", "Europe/Berln"],
  ])
  func `D8: mistakes of usage`(words: [String]) async throws {
    #expect(try await bench.run(["timetable"] + words).exitCode == 64)
  }
}
