import Foundation
import Testing

/// Widgets whose code crashes.
extension BuildTests {
  @Test func `a crash affects only the widget's own pictures in the gallery`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(["gallery", "--scale", "1", "--output", "g"], executable: tool)
    #expect(run.exitCode == 70)
    // If the provider crashes, the placeholder is drawn; if the view does, nothing is.
    let pictures = [
      "Empty/systemSmall-light", "Empty/systemSmall-dark", "Empty/systemMedium-light", "Empty/systemMedium-dark",
      "Dark/systemSmall-light", "Sound/systemSmall-light", "Sound/systemSmall-dark",
    ]
    #expect(run.text == pictures.map { picture in "g/\(picture).png\n" }.joined())
    for place in [
      "Empty systemSmall, light", "Empty systemMedium, dark", "Dark systemSmall, dark", "Deep systemSmall, light",
      "Quitting systemSmall, dark",
    ] {
      #expect(run.errors.contains("error: \(place): the widget's code ended the program"))
    }
    #expect(run.errors.contains("WreckWidgets.swift:44: Fatal error: Unexpectedly found nil"))
    // The widget's own line and its text, not a line of the standard library.
    #expect(run.errors.contains("Wreck/WreckWidgets.swift:68: Fatal error: Index out of range\n"))
    #expect(run.errors.contains("68 |     Text(plank.words[scheme == .dark ? 1 : 0])"))
    #expect(!run.errors.contains("ContiguousArrayBuffer"))
    #expect(!run.errors.contains("stack trace"), Comment(rawValue: run.errors))
    #expect(run.errors.contains("note: Sound: systemExtraLarge: not available on 430x932; use --device ipad-"))
    let page = String(decoding: try #require(bench.data("g/index.html")), as: UTF8.self)
    #expect(page.contains("systemSmall, dark: the widget's code ended the program"))
  }

  @Test func `a daemon restarts to end a view that never returns`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let daemon = try RunningTool(
      ["run", "Sound", "--family", "systemSmall", "--output", "out", "--time-limit", "1"], on: bench,
      environment: ["WRECK_IS_ADRIFT": "1"], tool: tool)
    for _ in 0..<2 {
      // The pass's messages come first.
      var line = await daemon.errorLine()
      while let other = line, !other.contains("restarting") { line = await daemon.errorLine() }
      #expect(line == "note: out: restarting, to end widgets whose code did not return in time")
      // The restarted process receives requests.
      #expect(try await bench.run(["reload", "Sound"], executable: tool).exitCode == 0)
    }
    #expect(bench.data("out/Sound/systemSmall/current.png") == nil)
  }

  @Test func `a crash while rendering has the line, and exits with the signal`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    for command in [["render", "Dark", "--scheme", "dark", "-o", "d.png"], ["render", "Empty", "-o", "e.png"]] {
      let run = try await bench.run(command, executable: tool)
      #expect(run.exitCode != 0)
      #expect(run.errors.contains("Fatal error"))
      #expect(
        run.errors.contains(
          "error: the widget's code crashed at \(root.path)/Tests/Fixtures/Extensions/Wreck/WreckWidgets.swift:"))
    }
  }

  @Test func `a view that never returns has the line at which it runs`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(
      ["render", "Sound", "--time-limit", "1", "-o", "s.png"], environment: ["WRECK_IS_ADRIFT": "1"], executable: tool)
    #expect(
      run.exitCode == 75 && run.errors.contains("set a longer limit with --time-limit SECONDS"),
      Comment(rawValue: run.errors))
    #expect(run.errors.contains("\n  running at \(root.path)/Tests/Fixtures/Extensions/Wreck/WreckWidgets.swift:"))
    #expect(run.errors.contains(" |     while ProcessInfo.processInfo.environment[\"WRECK_IS_ADRIFT\"] != nil {}"))
    #expect(bench.data("s.png") == nil)
  }

  @Test func `infinite recursion is reported`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let run = try await bench.run(["render", "Deep", "-o", "d.png"], executable: tool)
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("Fatal error: Stack overflow"), Comment(rawValue: run.errors))
    #expect(
      run.errors.contains(
        "error: the widget's code crashed at \(root.path)/Tests/Fixtures/Extensions/Wreck/WreckWidgets.swift:"))
    #expect(run.errors.contains("private func fathoms"))
  }

  @Test func `without a symbolizer only Swift's message is printed`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    // A tool on a machine without the toolchain and the sources.
    let carried = bench.folder.appending(path: "carried")
    try FileManager.default.copyItem(at: tool, to: carried)
    let run = try await bench.run(
      ["render", "Empty", "-o", "e.png"], environment: ["PATH": bench.folder.path], executable: carried)
    #expect(run.exitCode != 0)
    #expect(run.errors.contains("WreckWidgets.swift:44: Fatal error") && !run.errors.contains("code crashed at"))
  }

  @Test func `a family that the device does not have is listed with a device that has it`() async throws {
    let bench = try ToolBench()
    let tool = try await BuiltTools.shared.tool("Wreck", in: root, environment: environment)
    let large = try await bench.run(
      ["render", "Sound", "--family", "systemExtraLarge", "-o", "s.png"], executable: tool)
    #expect(large.exitCode == 64 && large.errors.contains("--device ipad-"))
    let fine = try await bench.run(["render", "Sound", "-o", "s.png"], executable: tool)
    #expect(fine.exitCode == 0)
  }
}
