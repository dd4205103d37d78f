import Foundation
import Testing

/// Complications: a `switch` over watch families only, a corner, a group, a relevance widget.
extension BuildTests {
  @Test func `complications are drawn in the families of a watch`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Buoy", in: root, environment: environment)
    for (family, words) in [
      ("accessoryCircular", ["\"1.4\""]), ("accessoryCorner", ["(display-list"]),
      ("accessoryInline", ["\"Waves 1.4 m\""]),
      ("accessoryRectangular", ["\"Waves\"", "\"0.5\"", "\"1.4\"", "\"2.5\""]),
    ] {
      let run = try await bench.run(
        ["render", "Buoy", "--device", "watch-198x242", "--family", family, "--dump", "display-list"], executable: tool)
      #expect(run.exitCode == 0 && run.errors.isEmpty, Comment(rawValue: run.errors))
      for word in words { #expect(run.text.contains(word), "\(family): \(word) is not in \(run.text)") }
    }
    let watch = try await bench.run(
      ["render", "Watch", "--set", "hours=8", "--dump", "display-list"], executable: tool)
    #expect(watch.text.contains("\"Watch of 8 hours\""), Comment(rawValue: watch.errors))
    let long = try await bench.run(["render", "Watch", "--set", "hours=13", "-o", "w.png"], executable: tool)
    #expect(long.exitCode == 64 && long.errors.contains("a number from 1 to 12"))
  }
}
