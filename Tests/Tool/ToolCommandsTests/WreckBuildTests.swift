import Foundation
import Testing

/// Widgets whose own code ends the program.
extension BuildTests {
  @Test func `a widget whose code stops costs its own place in the gallery`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(["gallery", "--scale", "1", "--output", "g"], executable: tool)
    #expect(run.exitCode == 70)
    let pictures = [
      "Empty/systemSmall-light", "Empty/systemSmall-dark", "Empty/systemMedium-light", "Empty/systemMedium-dark",
      "Dark/systemSmall-light", "Dark/systemSmall-dark", "Sound/systemSmall-light", "Sound/systemSmall-dark",
    ]
    // Where the provider stops the placeholder is drawn; where the view does, nothing is.
    let expected = pictures.filter { $0 != "Dark/systemSmall-dark" }.map { "g/\($0).png" }
    #expect(run.text.split(separator: "\n").map(String.init) == expected)
    for place in [
      "Empty systemSmall, light", "Empty systemMedium, dark", "Dark systemSmall, dark", "Deep systemSmall, light",
      "Quitting systemSmall, dark",
    ] {
      #expect(run.errors.contains("error: \(place): the widget's own code stopped the program"))
    }
    #expect(run.errors.contains("WreckWidgets.swift:44: Fatal error: Unexpectedly found nil"))
    // The widget's own line, not that of the standard library, with what stands there.
    #expect(run.errors.contains("Wreck/WreckWidgets.swift:68: Fatal error: Index out of range\n"))
    #expect(run.errors.contains("68 |     Text(plank.words[scheme == .dark ? 1 : 0])"))
    #expect(!run.errors.contains("ContiguousArrayBuffer"))
    #expect(!run.errors.contains("stack trace"), Comment(rawValue: run.errors))
    #expect(run.errors.contains("note: Sound: systemExtraLarge: 430x932 has no place for it; --device ipad-"))
    let page = String(decoding: try #require(bench.data("g/index.html")), as: UTF8.self)
    #expect(page.contains("systemSmall, dark: the widget's own code stopped the program"))
  }

  @Test func `a daemon begins anew to be rid of a view that never returns`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let daemon = try RunningTool(
      ["run", "Sound", "--family", "systemSmall", "--output", "out", "--time-limit", "1"], on: bench,
      environment: ["WRECK_IS_ADRIFT": "1"], tool: tool)
    for _ in 0..<2 {
      // What is said of the pass comes before.
      var line = await daemon.errorLine()
      while let other = line, !other.contains("starting again") { line = await daemon.errorLine() }
      #expect(line == "note: out: starting again, to end widgets whose code did not return in time")
      // The process that began anew hears requests.
      #expect(try await bench.run(["reload", "Sound"], executable: tool).exitCode == 0)
    }
    #expect(bench.data("out/Sound/systemSmall/current.png") == nil)
  }

  @Test func `a picture that its own code stops names the line, and ends with the signal`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    for command in [["render", "Dark", "--scheme", "dark", "-o", "d.png"], ["render", "Empty", "-o", "e.png"]] {
      let run = try await bench.run(command, executable: tool)
      #expect(run.exitCode != 0)
      #expect(run.errors.contains("Fatal error"))
      #expect(
        run.errors.contains(
          "error: the widget's own code stopped at \(root.path)/Tests/Extensions/Wreck/WreckWidgets.swift:"))
    }
  }

  @Test func `a picture whose view never returns names the line that it is at`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(
      ["render", "Sound", "--time-limit", "1", "-o", "s.png"], environment: ["WRECK_IS_ADRIFT": "1"], executable: tool)
    #expect(
      run.exitCode == 75 && run.errors.contains("--time-limit SECONDS waits longer"), Comment(rawValue: run.errors))
    #expect(run.errors.contains("\n  it is at \(root.path)/Tests/Extensions/Wreck/WreckWidgets.swift:"))
    #expect(run.errors.contains(" |     while ProcessInfo.processInfo.environment[\"WRECK_IS_ADRIFT\"] != nil {}"))
    #expect(bench.data("s.png") == nil)
  }

  @Test func `a function that calls itself without end is named`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(["render", "Deep", "-o", "d.png"], executable: tool)
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("Fatal error: Stack overflow"), Comment(rawValue: run.errors))
    #expect(
      run.errors.contains(
        "error: the widget's own code stopped at \(root.path)/Tests/Extensions/Wreck/WreckWidgets.swift:"))
    #expect(run.errors.contains("private func fathoms"))
  }

  @Test func `without a reader of debug information Swift's words are the only ones`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    // A tool that was carried to a machine without the toolchain, and without its sources.
    let carried = bench.folder.appending(path: "carried")
    try FileManager.default.copyItem(at: tool, to: carried)
    let run = try await bench.run(
      ["render", "Empty", "-o", "e.png"], environment: ["PATH": bench.folder.path], executable: carried)
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("WreckWidgets.swift:44: Fatal error") && !run.errors.contains("own code stopped at"))
  }

  @Test func `a family that the device lacks is named with a device that has it`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let large = try await bench.run(
      ["render", "Sound", "--family", "systemExtraLarge", "-o", "s.png"], executable: tool)
    #expect(large.exitCode == 64 && large.errors.contains("--device ipad-"))
    let fine = try await bench.run(["render", "Sound", "-o", "s.png"], executable: tool)
    #expect(fine.exitCode == 0)
  }
}
