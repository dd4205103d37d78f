import Foundation
import Testing

struct CalendarCommandTests {
  private let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    try Data(Self.home.utf8).write(to: bench.folder.appending(path: "home.ics"))
  }

  private static let home = """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:choir
    SUMMARY:Choir
    DTSTART;TZID=Europe/Berlin:20261105T190000
    DTEND;TZID=Europe/Berlin:20261105T203000
    RRULE:FREQ=WEEKLY
    END:VEVENT
    END:VCALENDAR

    """

  private func calendar(_ words: [String], exitCode: Int32 = 0, errors: String = "") async throws -> String {
    let run = try await bench.run(["calendar"] + words)
    #expect(run.exitCode == exitCode, Comment(rawValue: run.errors))
    #expect(run.errors == errors)
    return run.text
  }

  @Test func `a calendar is imported, listed and removed, separately from the timetable`() async throws {
    #expect(try await calendar(["import", "home.ics", "--name", "Home"]) == "Home  1 event\n")
    #expect(try await calendar(["calendars"]) == "Home  1 event\n")
    let list = ["list", "--at", ToolBench.date, "--time-zone", "Europe/Berlin"]
    #expect(
      try await calendar(list + ["--day", "thursday"]) == "Thursday 2026-11-26 (Europe/Berlin)\n  19:00–20:30  Choir\n")
    #expect(
      try await calendar(list + ["--day", "monday"]) == "Monday 2026-11-23 (Europe/Berlin)\n  no events\n")
    let lessons = try await bench.run(["timetable", "calendars"])
    #expect(lessons.exitCode == 66, "events are no lessons")
    let asked = FileManager.default.enumerator(atPath: bench.home.path)?.compactMap { $0 as? String } ?? []
    #expect(asked.contains { $0.hasSuffix("calendar") && $0.contains("requests") || $0.hasSuffix("/calendar") })
    #expect(!asked.contains { $0.contains("next-lesson") })
    #expect(try await calendar(["remove", "Home"]) == "")
    let hint = "error: no calendars yet; import one with: almanac calendar import FILE.ics\n"
    _ = try await calendar(["calendars"], exitCode: 66, errors: hint)
    _ = try await calendar(["list"], exitCode: 66, errors: hint)
  }

  @Test func `the widget shows the imported calendar, or the command that imports one`() async throws {
    let render = ["render", "calendar", "--family", "systemMedium", "--at", ToolBench.date, "--json", "-o", "c.png"]
    let empty = try await bench.run(render)
    #expect(empty.exitCode == 0 && empty.text.contains("almanac calendar import FILE.ics"))
    _ = try await calendar(["import", "home.ics"])
    let run = try await bench.run(render)
    #expect(run.exitCode == 0 && run.text.contains("Choir"))
  }
}
