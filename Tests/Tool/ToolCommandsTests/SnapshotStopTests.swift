import Foundation
import Testing

/// Widgets whose code crashes.
extension BuildTests {
  @Test func `a crash affects only the widget's own snapshots`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let recorded = try await bench.run(["snapshot", "record", "--scale", "1"], executable: tool)
    #expect(recorded.exitCode == 2, Comment(rawValue: recorded.errors))
    #expect(try bench.names(in: "Snapshots") == ["Dark", "Sound"])
    #expect(try bench.names(in: "Snapshots/Dark") == ["systemSmall-light-1x.png"])

    let run = try await bench.run(["snapshot", "verify", "--scale", "1", "--junit", "j.xml"], executable: tool)
    #expect(run.exitCode == 2)
    for cell in ["Empty/systemMedium-{light,dark}-1x", "Dark/systemSmall-dark-1x", "Deep/systemSmall-{light,dark}-1x"] {
      #expect(run.text.contains("Snapshots/\(cell): cannot draw the widget: the widget's code ended"))
    }
    #expect(run.text.contains("WreckWidgets.swift:44: Fatal error: Unexpectedly found nil"))
    #expect(run.text.contains("12 snapshots: 3 equal, 9 crashed; report: "))
    #expect(!run.errors.contains("stack trace"), Comment(rawValue: run.errors))
    let file = String(decoding: try #require(bench.data("j.xml")), as: UTF8.self)
    #expect(file.components(separatedBy: "<failure").count == 10)
  }

  @Test func `a crash in the next entry leaves the comparison, without the change`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let pictures = ["Sound", "Dark", "--scale", "1", "--matrix", "family=systemSmall; scheme=light", "--play-changes"]
    let recorded = try await bench.run(
      ["snapshot", "record"] + pictures, environment: ["WRECK_LEAKS": "1"], executable: tool)
    #expect(recorded.exitCode == 0, Comment(rawValue: recorded.errors))
    #expect(recorded.text.contains("2 snapshots: 2 recorded"), Comment(rawValue: recorded.text))
    #expect(recorded.errors.components(separatedBy: "[snapshot.change]").count == 3, "\(recorded.errors)")
    #expect(recorded.errors.contains("Index out of range"), "\(recorded.errors)")

    try Data(contentsOf: bench.folder.appending(path: "Snapshots/Dark/systemSmall-light-1x.png"))
      .write(to: bench.folder.appending(path: "Snapshots/Sound/systemSmall-light-1x.png"))
    let run = try await bench.run(
      ["snapshot", "verify"] + pictures, environment: ["WRECK_LEAKS": "1"], executable: tool)
    #expect(run.exitCode == 2 && run.text.contains("2 snapshots: 1 equal, 1 differs"), Comment(rawValue: run.text))
    #expect(run.errors.contains("[snapshot.change]"))
    let report = bench.folder.appending(path: "snapshot-report/entries")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: report.path) == ["Snapshots~Sound~systemSmall-light-1x"])
  }
}
