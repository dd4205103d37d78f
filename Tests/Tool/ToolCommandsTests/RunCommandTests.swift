import Foundation
import SystemIO
import Testing

/// The daemon of the built tool. Tests wait for events, not for times.
@Suite(.timeLimit(.minutes(60))) struct RunCommandTests {
  private static let arguments = ["run", "comic", "--family", "systemSmall", "--output", "out"]
  private static let picture = "out/comic/systemSmall/current.png"

  private func bench() throws -> ToolBench {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 42, "name": "The Hollow Moon", "progress": 7}"#)
    return bench
  }

  @Test func `a picture is written, another on request, and SIGTERM exits with 0`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.line() == Self.picture)
    let first = try #require(bench.data(Self.picture))
    try bench.put(chapter: #"{"number": 43, "name": "The Long Tide", "progress": 70}"#)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    #expect(await tool.line() == Self.picture)
    #expect(bench.data(Self.picture) != first)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.line() == nil)
    #expect(await tool.errorLine() == nil)
  }

  @Test func `requests are noticed after their folder was removed`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments + ["-v"], on: bench)
    #expect(await tool.line() == Self.picture)
    try bench.remove("home/requests")
    for progress in [20, 30] {
      try bench.put(chapter: #"{"number": 42, "name": "The Hollow Moon", "progress": \#(progress)}"#)
      #expect(try await bench.run(["reload", "--all"]).exitCode == 0)
      #expect(await tool.line() == Self.picture)
    }
    tool.send(SIGINT)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `SIGHUP checks every picture, and repairs removed ones`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.line() == Self.picture)
    try bench.remove("out")
    tool.send(SIGHUP)
    #expect(await tool.line() == Self.picture)
    #expect(bench.data(Self.picture) != nil)
    // The lock was removed with the folder, and was taken again.
    #expect(try await bench.run(Self.arguments).exitCode == 75)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `SIGHUP reads the configuration again, and keeps the old one if it has errors`() async throws {
    let bench = try bench()
    let put = { (text: String) in try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml")) }
    try put("output: out\nwidgets:\n  - {kind: comic, families: systemSmall}\n")
    let tool = try RunningTool(["run", "--config", "w.yaml"], on: bench)
    #expect(await tool.line() == bench.path("out/comic/systemSmall/current.png"))
    try put("output: out\nwidgets:\n  - {kind: comics}\n")
    tool.send(SIGHUP)
    let error = try #require(await tool.errorLine())
    #expect(error.contains("w.yaml:3:") && error.contains("comics"), Comment(rawValue: error))
    #expect(await tool.errorLine() == "note: keeping the previous settings")
    try put("output: out\nwidgets:\n  - {kind: comic, families: systemMedium, format: svg}\n")
    tool.send(SIGHUP)
    #expect(await tool.line() == bench.path("out/comic/systemMedium/current.svg"))
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `an output has one daemon, and refresh may run at the same time`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.line() == Self.picture)
    let second = try await bench.run(Self.arguments)
    #expect(second.exitCode == 75 && second.errors == "error: out: in use by another run\n")
    let refresh = try await bench.run(["refresh"] + Self.arguments.dropFirst())
    #expect(refresh.exitCode == 0 && refresh.text.hasPrefix("next: "))
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `an output that cannot be created is reported once, and used as soon as possible`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.line() == Self.picture)
    // A file replaces the folder, before the daemon can create it again.
    try tool.whileStopped {
      try bench.remove("out")
      try Data().write(to: bench.folder.appending(path: "out"))
    }
    tool.send(SIGHUP)
    let error = try #require(await tool.errorLine())
    #expect(error.hasPrefix("error: ") && error.hasSuffix("; keeping the last pictures"))
    try bench.remove("out")
    #expect(await tool.errorLine() == "note: out: was removed or moved; created again")
    #expect(await tool.errorLine() == "note: out: works again")
    #expect(bench.data(Self.picture) != nil)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }

  @Test func `SIGTERM ends a pass that never returns`() async throws {
    let bench = try bench()
    try FileManager.default.createDirectory(atPath: bench.path("out/.almanac"), withIntermediateDirectories: true)
    let lock = open(bench.path("out/.almanac/pass.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let tool = try RunningTool(Self.arguments + ["-v"], on: bench)
    #expect(await tool.errorLine() == "note: out: waiting for another pass")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.line() == nil)
  }

  @Test func `an idle daemon has no timer before its date`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    for _ in 0..<3 {
      #expect(await tool.line() == Self.picture)
      while try tool.hasRunningTimer() { await Task.yield() }
      #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    }
    #expect(await tool.line() == Self.picture)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `a missing notification of requests is reported, and the pictures are written`() async throws {
    let bench = try bench()
    try Data().write(to: bench.home.appending(path: "requests"))
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.errorLine()?.hasSuffix("are checked once a minute") == true)
    #expect(await tool.line() == Self.picture)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `the service manager is notified`() async throws {
    let bench = try bench()
    let manager = try NotifySocket()
    let tool = try RunningTool(
      Self.arguments, on: bench, environment: ["NOTIFY_SOCKET": manager.name, "WATCHDOG_USEC": "200000"])
    let first = await manager.messages(until: "READY=1")
    #expect(first.contains { $0.hasPrefix("STATUS=next picture or reload: 2") })
    _ = await manager.messages(until: "WATCHDOG=1")
    tool.send(SIGHUP)
    #expect(await manager.messages(until: "READY=1").contains { $0.hasPrefix("RELOADING=1\n") })
    tool.send(SIGTERM)
    _ = await manager.messages(until: "STOPPING=1")
    #expect(await tool.end() == .exit(0))
  }

  @Test(arguments: [["--at", ToolBench.date], ["--json"], ["--strict"]])
  func `options that a daemon does not have are errors`(_ options: [String]) async throws {
    #expect(try await bench().run(Self.arguments + options).exitCode == 64)
  }

  @Test func `a removed output is created again at once, and reported`() async throws {
    let bench = try bench()
    let tool = try RunningTool(Self.arguments, on: bench)
    for index in 0..<2 {
      #expect(await tool.line() == Self.picture)
      if index == 0 {
        try bench.remove("out")
      } else {
        try FileManager.default.moveItem(atPath: bench.path("out"), toPath: bench.path("elsewhere"))
      }
      #expect(await tool.errorLine() == "note: out: was removed or moved; created again")
    }
    #expect(await tool.line() == Self.picture)
    #expect(bench.data(Self.picture) != nil)
    #expect(try await bench.run(Self.arguments).exitCode == 75)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }

  @Test(arguments: [["--config", "w.yaml"], ["comic", "--family", "systemSmall", "--output", "out"]])
  func `a new time zone redraws the pictures, with and without a configuration`(
    _ words: [String]
  ) async throws {
    let bench = try bench()
    try Data("output: out\ntime-zone: system\nwidgets:\n  - {kind: comic, families: systemSmall}\n".utf8)
      .write(to: bench.folder.appending(path: "w.yaml"))
    let link = bench.path("localtime")
    let put = { (zone: String) in
      symlink("/usr/share/zoneinfo/\(zone)", link + ".new") == 0 && rename(link + ".new", link) == 0
    }
    #expect(put("Europe/Berlin"))
    let tool = try RunningTool(["run", "-v"] + words, on: bench, environment: ["TZ": ":\(link)"])
    // Paths are printed as the options name them.
    let isImage = { (line: String?) in line?.hasSuffix("out/comic/systemSmall/current.png") == true }
    #expect(isImage(await tool.line()))
    #expect(try bench.recipe().contains("Europe/Berlin"))
    #expect(put("Asia/Tokyo"))
    #expect(isImage(await tool.line()))
    #expect(try bench.recipe().contains("Asia/Tokyo"))
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `an invalid setting of seconds is an error with its position`() async throws {
    let bench = try bench()
    try Data("output: out\nseconds: often\n".utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["check", "w.yaml"])
    #expect(
      run.exitCode == 65 && run.errors.contains("w.yaml:2:10: error: seconds must be true or false, not 'often'."))
  }

  /// Starts the tool with a pipe as its configuration file, for which it waits.
  private func waitingForSettings(on bench: ToolBench) async throws -> (tool: RunningTool, settings: Int32) {
    let path = bench.path("w.yaml")
    try #require(mkfifo(path, 0o600) == 0)
    let tool = try RunningTool(["run", "--config", "w.yaml"], on: bench)
    // Opens when the tool reads.
    let settings = await RunningTool.apart { open(path, O_WRONLY | O_CLOEXEC) }
    try #require(settings >= 0)
    return (tool, settings)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func `a signal before the start exits with 0`(
    _ signal: Int32
  ) async throws {
    let (tool, settings) = try await waitingForSettings(on: try bench())
    tool.send(signal)
    #expect(await tool.end() == .exit(0))
    close(settings)
  }

  @Test func `SIGHUP before the start does not end the process`() async throws {
    let bench = try bench()
    let (tool, settings) = try await waitingForSettings(on: bench)
    tool.send(SIGHUP)
    // A pipe has its content once; SIGHUP reads the regular file that replaces it.
    let text = "output: out\nwidgets:\n  - {kind: comic, families: systemSmall}\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "next.yaml"))
    try #require(rename(bench.path("next.yaml"), bench.path("w.yaml")) == 0)
    #expect(write(settings, text, text.utf8.count) == text.utf8.count)
    close(settings)
    #expect(await tool.line() == bench.path("out/comic/systemSmall/current.png"))
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    #expect(await tool.errorLine() == nil)
  }
}

extension ToolBench {
  /// The recipe of the current picture.
  fileprivate func recipe() throws -> String {
    let data = try #require(self.data("out/comic/systemSmall/timeline.json"))
    let record = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(record["recipe"] as? String)
  }
}
