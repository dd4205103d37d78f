import Foundation
import Testing

/// Pictures for people use the system's time zone and language; references do not depend on them.
@Suite struct PersonalSettingTests {
  private let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    let calendar = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Almanac//Tests//EN
      BEGIN:VEVENT
      UID:art
      SUMMARY:Art
      DTSTART:20261123T070000Z
      DURATION:PT45M
      END:VEVENT
      END:VCALENDAR

      """
    try Data(calendar.utf8).write(to: bench.folder.appending(path: "school.ics"))
  }

  private static let berlin = ["TZ": "Europe/Berlin", "LANG": "de_DE.UTF-8"]
  private static let odd = ["TZ": "Nowhere/Land", "LANG": "xx_YY.UTF-8", "LC_TIME": "\u{1B}[1m"]

  /// Before the lesson.
  private static let at = ["--at", "2026-11-23T06:00:00Z"]

  private func render(_ words: [String], _ environment: [String: String]) async throws -> Data {
    let words = ["render", "next-lesson", "--scale", "1", "-o", "-"] + Self.at + words
    let run = try await bench.run(words, environment: environment)
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    return run.output
  }

  private func importCalendar() async throws {
    #expect(try await bench.run(["timetable", "import", "school.ics"]).exitCode == 0)
  }

  @Test func `a lesson is drawn at its time in the system's time zone`() async throws {
    try await importCalendar()
    let text = try await bench.run(
      ["render", "next-lesson", "--dump", "display-list"] + Self.at, environment: Self.berlin)
    #expect(text.text.contains("08:00"), "\(text.text)")
    let picture = try await render([], Self.berlin)
    #expect(try await render(["--time-zone", "Europe/Berlin", "--locale", "de_DE"], [:]) == picture)
    #expect(try await render(["--time-zone", "system", "--locale", "system"], Self.berlin) == picture)
    #expect(try await render([], [:]) != picture)
  }

  @Test func `a given zone and locale are reproducible, and invalid variables mean GMT and English`()
    async throws
  {
    try await importCalendar()
    let picture = try await render([], [:])
    for environment in [Self.berlin, Self.odd, ["TZ": "Asia/Tokyo", "LC_ALL": "ja_JP.UTF-8"]] {
      #expect(try await render(["--time-zone", "GMT", "--locale", "en_US"], environment) == picture)
    }
    #expect(try await render([], Self.odd) == picture)
  }

  @Test func `lists use the system's time zone and language`() async throws {
    try await importCalendar()
    let list = ["timetable", "list", "--day", "2026-11-23"] + Self.at
    #expect(try await bench.run(list, environment: Self.berlin).text.contains("(Europe/Berlin)\n  08:00–08:45"))
    #expect(try await bench.run(list).text.contains("07:00–07:45"))
    #expect(try await bench.run(["list"], environment: Self.berlin).text.contains("Nächste Stunde"))
    #expect(try await bench.run(["list", "--locale", "en"], environment: Self.berlin).text.contains("Next Lesson"))
  }

  @Test func `refresh draws again after the system's time zone has changed, in the same folder`() async throws {
    try await importCalendar()
    let refresh = ["refresh", "next-lesson", "--family", "small", "--scale", "1", "-o", "out"] + Self.at
    #expect(try await bench.run(refresh, environment: Self.berlin).exitCode == 0)
    let first = try #require(bench.data("out/next-lesson/systemSmall/current.png"))
    #expect(try await bench.run(refresh, environment: Self.berlin).text.hasPrefix("next: "))
    let moved = try await bench.run(refresh, environment: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8"])
    #expect(moved.text.hasPrefix("out/next-lesson/systemSmall/current.png\n"))
    #expect(bench.data("out/next-lesson/systemSmall/current.png") != first)
    #expect(try bench.names(in: "out/next-lesson") == ["systemSmall"])
  }

  @Test func `references do not depend on the system`() async throws {
    try await importCalendar()
    let words = ["next-lesson", "--scale", "1", "--matrix", "family=systemSmall; scheme=light"] + Self.at
    #expect(try await bench.run(["snapshot", "record"] + words, environment: Self.berlin).exitCode == 0)
    let verified = try await bench.run(["snapshot", "verify"] + words, environment: ["TZ": "Asia/Tokyo"])
    #expect(verified.text == "1 snapshot: 1 equal\n")
  }

  @Test func `a schedule keeps the current language and time zone`() async throws {
    let line = try await bench.run(["schedule", "cron", "comic", "-o", "out"], environment: Self.berlin)
    #expect(line.text.contains("LANG=de_DE.UTF-8") && line.text.contains("TZ=Europe/Berlin"), "\(line.text)")
    // The tool sets its own time zone, which is not a setting.
    let plain = try await bench.run(["schedule", "cron", "comic", "-o", "out"], environment: ["TZ": ""])
    #expect(!plain.text.contains("TZ="))
    let odd = try await bench.run(["schedule", "cron", "comic", "-o", "out"], environment: ["LANG": "a\nb"])
    #expect(odd.exitCode == 0 && !odd.text.contains("a\nb"))
  }

  @Test func `a local date or time is in the picture's time zone`() async throws {
    try await importCalendar()
    func shown(_ at: String, _ zone: String) async throws -> String {
      let run = try await bench.run(
        ["render", "next-lesson", "--json", "-o", "x.png", "--time-zone", zone, "--at", at])
      return try #require(try run.json()["accessibilityText"] as? String)
    }
    // A quarter past eight is during the lesson in Berlin, and an hour after it in London.
    #expect(try await shown("2026-11-23T08:15", "Europe/Berlin") == shown("2026-11-23T07:15:00Z", "Europe/Berlin"))
    #expect(try await shown("2026-11-23 08:15:00", "Europe/Berlin") == shown("2026-11-23T07:15:00Z", "Europe/Berlin"))
    #expect(try await bench.run(["render", "comic", "-o", "x.png", "--at", "2026-02-30T08:00"]).exitCode == 64)
    #expect(try await bench.run(["render", "comic", "-o", "x.png", "--at", "2026-11-23T24:01"]).exitCode == 64)
  }
}
