import Foundation
import LoopbackServing
import Testing

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

  @Test func `a calendar becomes lessons of days and weeks`() async throws {
    #expect(try await timetable(["import", "school.ics"]) == "school  2 events\n")
    #expect(
      try await list(["--day", "monday"]) == "Monday 2026-11-23 (Europe/Berlin)\n  08:00–08:45  Art  Room 7  Ms Field\n"
    )
    #expect(try await list(["--day", "2026-11-30"]) == "Monday 2026-11-30 (Europe/Berlin)\n  no lessons\n")
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

  @Test func `calendars are listed, exported and removed`() async throws {
    _ = try await timetable(["import", "school.ics", "--name", "Class 7b"])
    #expect(try await timetable(["calendars"]) == "Class 7b  2 events\n")
    let json = try await timetable(["export"])
    let events = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(events.map { $0["start"] as? String } == ["2026-09-07T08:00:00+02:00", "2026-11-24"])
    #expect(events.map { $0["timeZone"] as? String } == ["Europe/Berlin", nil])
    #expect(try await timetable(["remove", "Class 7b"]) == "")
    _ = try await timetable(["remove", "Class 7b"], exitCode: 66, errors: "error: no calendar named “Class 7b”\n")
    let hint = "error: no calendars yet; import one with: almanac timetable import FILE.ics\n"
    _ = try await timetable(["calendars"], exitCode: 66, errors: hint)
    _ = try await timetable(["list"], exitCode: 66, errors: hint)
  }

  @Test func `each day of an event is listed, with aligned columns`() async throws {
    let events = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      SUMMARY:Camp
      DTSTART:20261123T080000Z
      DTEND:20261125T080000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:2
      SUMMARY:An introduction to the history of everything
      LOCATION:Room 7
      DTSTART:20261124T100000Z
      DTEND:20261124T110000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:3
      SUMMARY:Choir
      X-TEACHER:Ms Field
      DTSTART:20261124T220000Z
      DTEND:20261124T230000Z
      END:VEVENT
      END:VCALENDAR
      """
    try Data(events.utf8).write(to: bench.folder.appending(path: "camp.ics"))
    _ = try await timetable(["import", "camp.ics"])
    #expect(
      try await list(["--week", "--day", "2026-11-23"]) == """
        Monday 2026-11-23 (Europe/Berlin)
          09:00–       Camp

        Tuesday 2026-11-24 (Europe/Berlin)
          all day      Camp
          11:00–12:00  An introduction to the history of everything
                              Room 7
          23:00–00:00  Choir          Ms Field

        Wednesday 2026-11-25 (Europe/Berlin)
               –09:00  Camp

        """)
    #expect(
      try await list(["--week", "--day", "2026-12-01"])
        == "Tuesday 2026-12-01 to Monday 2026-12-07 (Europe/Berlin)\n  no lessons\n")
  }

  @Test func `damaged calendars are not reported as missing`() async throws {
    _ = try await timetable(["import", "school.ics"])
    let calendars = bench.home.appending(path: "groups/group.almanac.timetable/calendars")
    try Data("junk".utf8).write(to: calendars.appending(path: "school.ics"))
    for command in ["list", "calendars"] {
      let run = try await bench.run(["timetable", command])
      #expect(run.exitCode == 66 && run.errors.contains("[calendar.unreadable]"))
      #expect(run.errors.contains("error: the only calendar is unreadable; import it again, or remove it\n"))
    }
    try FileManager.default.createDirectory(
      at: calendars.appending(path: "X.ics"), withIntermediateDirectories: true)
    let two = try await bench.run(["timetable", "list"])
    #expect(two.errors.contains("X.ics: cannot be read: it is a folder"))
    #expect(two.errors.contains("all 2 calendars are unreadable"))
  }

  @Test func `of two files with the same name, none replaces an earlier calendar`() async throws {
    _ = try await timetable(["import", "school.ics"])
    let other = bench.folder.appending(path: "b/school.ics")
    try FileManager.default.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.school.replacing("SUMMARY:Art", with: "SUMMARY:Music").utf8).write(to: other)
    let run = try await bench.run(["timetable", "import", "b/school.ics", "school.ics"])
    #expect(run.exitCode == 65 && run.errors.contains("also called 'school'; none was imported"))
    let damaged = bench.folder.appending(path: "damaged.ics")
    try Data("junk".utf8).write(to: damaged)
    #expect(try await bench.run(["timetable", "import", "b/school.ics", "damaged.ics"]).exitCode == 65)
    #expect(try await list(["--day", "monday"]).contains("Art"))
  }

  @Test func `a timeline reports an error once, not for each entry`() async throws {
    try Data(Self.school.replacing("RRULE:FREQ=WEEKLY", with: "RRULE:FREQ=OFTEN").utf8)
      .write(to: bench.folder.appending(path: "odd.ics"))
    _ = try await bench.run(["timetable", "import", "odd.ics"])
    let run = try await bench.run([
      "timeline", "day-plan", "--at", "2026-09-07T04:00:00Z", "--scale", "1", "--output", "pictures",
    ])
    #expect(run.text.split(separator: "\n").count > 2)
    #expect(run.errors.split(separator: "\n").count == 1, Comment(rawValue: run.errors))
  }

  @Test func `an unchanged calendar is not sent again, and its address is private`()
    async throws
  {
    let changed = Self.school.replacing("SUMMARY:Art", with: "SUMMARY:Music")
    let server = try LoopbackServer { request in
      let isKnown = request.headers["if-none-match"] == "\"1\""
      switch request.number {
      case 0: return LoopbackServer.Answer(200, ["ETag: \"1\""], body: Data(Self.school.utf8))
      case 1: return LoopbackServer.Answer(isKnown ? 304 : 500)
      // Its stored copy is damaged, so the request is unconditional.
      case 2: return isKnown ? LoopbackServer.Answer(304) : LoopbackServer.Answer(body: Data(changed.utf8))
      default: return LoopbackServer.Answer(body: Data(changed.utf8))
      }
    }
    let address = server.url("/7b.ics").absoluteString
    let allowed = ["--allow-host", "127.0.0.1"]
    _ = try await timetable(["import", address] + allowed)
    let calendars = bench.home.appending(path: "groups/group.almanac.timetable/calendars")
    let file = calendars.appending(path: "7b.address")
    let mode = { try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int }
    #expect(try mode() == 0o600)
    let requests = bench.home.appending(path: "requests")
    try FileManager.default.removeItem(at: requests)
    #expect(try await timetable(["refresh"] + allowed) == "7b  2 events  \(address)\n")
    // Nothing has changed, so nothing is drawn again.
    #expect(!FileManager.default.fileExists(atPath: requests.path))
    try Data("junk".utf8).write(to: calendars.appending(path: "7b.ics"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(try await timetable(["refresh"] + allowed) == "7b  2 events  \(address)\n")
    #expect(try await list(["--day", "monday"]).contains("Music") && mode() == 0o600)
    #expect(FileManager.default.fileExists(atPath: requests.path))
    // Equal bytes, without validators from the server.
    try FileManager.default.removeItem(at: requests)
    _ = try await timetable(["refresh"] + allowed)
    #expect(!FileManager.default.fileExists(atPath: requests.path))
  }

  @Test(arguments: ["timetable", "calendar"])
  func `days in the wrong order are an error, with the same message everywhere`(command: String) async throws {
    let run = try await bench.run([command, "list", "--from", "2027-01-01", "--to", "2026-01-01"])
    #expect(run.exitCode == 64 && run.errors.contains("--to must be after --from."))
    let half = try await bench.run([command, "list", "--from", "2027-01-01"])
    #expect(half.exitCode == 64 && half.errors.contains("--from and --to must be used together."))
    let names = try await bench.run([command, "import", "a.ics", "b.ics", "--name", "One"])
    #expect(names.exitCode == 64 && names.errors.contains("--name can be used with one calendar only."))
  }

  @Test func `a file that is not a calendar keeps the last good one, and is an error with its line`() async throws {
    _ = try await timetable(["import", "school.ics"])
    try Data("\n<html>".utf8).write(to: bench.folder.appending(path: "school.ics"))
    _ = try await timetable(
      ["import", "school.ics"], exitCode: 65,
      errors: "error: school.ics: line 2: expected BEGIN:VCALENDAR, found “<html>”\n")
    _ = try await timetable(
      ["import", "none.ics"], exitCode: 66, errors: "error: none.ics: cannot be read: No such file or directory\n")
    #expect(try await list(["--day", "monday"]).contains("Art"))
    try Data(Self.school.replacing("RRULE:FREQ=WEEKLY", with: "RRULE:FREQ=OFTEN").utf8)
      .write(to: bench.folder.appending(path: "odd.ics"))
    let warning =
      "warning: odd.ics: line 11: the rule has no valid FREQ; it is ignored "
      + "[calendar.rule-unreadable]\n"
    #expect(try await timetable(["import", "odd.ics"], errors: warning) == "odd  2 events\n")
  }

  @Test func `an address is read again, and a failure changes nothing`() async throws {
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
    #expect(failed.exitCode == 75 && failed.errors.contains("status 503"))
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
  func `usage errors`(words: [String]) async throws {
    #expect(try await bench.run(["timetable"] + words).exitCode == 64)
  }

  @Test(arguments: ["--day", "--from"]) func `the error for an invalid day has the valid forms`(
    option: String
  ) async throws {
    let run = try await bench.run(["calendar", "list", option, "2027"])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("invalid day '2027'. Use today, tomorrow, a weekday such as monday, or a date such as"))
  }
}
