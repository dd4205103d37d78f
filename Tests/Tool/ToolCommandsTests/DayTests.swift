import Foundation
import SystemIO
import Testing

/// Two days of a widget, with the commands of a reader's scripts and of cron.
@Suite(.timeLimit(.minutes(60))) struct DayTests {
  private static let place = "out/comic/systemMedium"
  private static let arguments = ["comic", "--family", "systemMedium", "--scale", "1", "--output", "out"]

  /// Runs cron's command at a time of the two days.
  private func cron(_ bench: ToolBench, _ time: String) async throws -> (isReplaced: Bool, next: String) {
    let run = try await bench.run(["refresh"] + Self.arguments + ["--at", "2026-11-\(time):00Z"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(time): \(run.errors)")
    let lines = run.text.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0 == "\(Self.place)/current.png" } && lines.count <= 2, "\(run.text)")
    let next = String(lines.last ?? "").withoutDistances.dropFirst("next: 2026-11-".count)
    return (lines.count == 2, String(next).replacing(" ", with: "T"))
  }

  /// The text of the current picture, and the date of its entry.
  private func shown(_ bench: ToolBench) throws -> (text: String, entry: String) {
    let report = try bench.pair(Self.place)
    let entry = report["entryDate"] as? String ?? ""
    return (report["accessibilityText"] as? String ?? "", String(entry.dropFirst("2026-11-".count).dropLast(4)))
  }

  private func comic(_ bench: ToolBench, _ arguments: String...) async throws {
    let run = try await bench.run(["comic"] + arguments)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `progress is saved, pages are turned, midnight passes, the machine sleeps, and cron catches up`()
    async throws
  {
    let bench = try ToolBench()
    // In the evening a chapter is opened, and its picture comes with cron's next minute.
    try await comic(bench, "save", "--chapter", "107", "--name", "The Tidal Clock", "--progress", "10")
    #expect(try await cron(bench, "21T22:00") == (true, "21T23:00"))
    #expect(try shown(bench).text.contains("10") && shown(bench).entry == "21T22:00")
    // Fewer than five points are not worth a picture.
    for progress in ["11", "12", "13", "14"] { try await comic(bench, "progress", progress) }
    #expect(try await cron(bench, "21T22:10") == (false, "21T23:00"))
    // Many pages between two minutes are one picture of the last page.
    for progress in ["16", "19", "24", "31"] { try await comic(bench, "progress", progress) }
    #expect(try await cron(bench, "21T22:11") == (true, "21T23:11"))
    #expect(try shown(bench).text.contains("31") && shown(bench).entry == "21T22:11")
    #expect(try await cron(bench, "21T22:12") == (false, "21T23:11"))
    // Smaller steps come with the widget's hourly reload.
    try await comic(bench, "progress", "33")
    #expect(try await cron(bench, "21T23:11") == (true, "22T00:11"))
    #expect(try shown(bench).text.contains("33"))
    // The last page, and the next chapter a moment later, are one picture of the chapter.
    try await comic(bench, "progress", "100")
    try await comic(bench, "save", "--chapter", "108", "--name", "Low Water")
    #expect(try await cron(bench, "21T23:59") == (true, "22T00:59"))
    #expect(try shown(bench).text.contains("Low Water") && bench.chapter(Self.place) == 108)
    // The widget has no entry at midnight.
    #expect(try await cron(bench, "22T00:00") == (false, "22T00:59"))
    #expect(try await cron(bench, "22T00:59") == (true, "22T01:59"))
    // The machine sleeps; requests wait in files, and one pass catches up.
    try await comic(bench, "progress", "42")
    #expect(try await cron(bench, "22T08:30") == (true, "22T09:30"))
    #expect(try shown(bench).text.contains("42") && shown(bench).entry == "22T08:30")
    #expect(try await cron(bench, "22T08:31") == (false, "22T09:30"))
    let status = try await bench.run(["status", "--output", "out", "--json", "--at", "2026-11-22T08:31:00Z"])
    let places = try #require(try status.json()["places"] as? [[String: Any]])
    // No reloads during eight hours of sleep.
    #expect(places.count == 1 && places[0]["reloads"] as? Int == 6 && places[0]["lastError"] == nil)
  }

  @Test func `many progress changes under run are a few pictures, and the last one stays`() async throws {
    let bench = try ToolBench()
    try await comic(bench, "save", "--chapter", "107", "--name", "The Tidal Clock")
    let tool = try RunningTool(["run"] + Self.arguments + ["-v"], on: bench)
    #expect(await tool.line() == "\(Self.place)/current.png")
    for progress in stride(from: 2, through: 100, by: 2) { try await comic(bench, "progress", "\(progress)") }
    while try !shown(bench).text.contains("100") { _ = try #require(await tool.line()) }
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    var pictures = 1
    while await tool.line() != nil { pictures += 1 }
    // 50 steps of two points are at most 17 requests; requests within a second after a picture share the next one.
    #expect(pictures <= 18)
  }
}
