import Foundation
import Pushing
import Refreshing
import SharedFolders
import Testing
import Timelines

import ToolConfiguration

/// Programs of configuration files that run after a picture has changed.
struct ChangeCommandTests {
  private func refresh(_ exec: String, _ bench: ToolBench) async throws -> ToolRun {
    let text = "output: out\nscale: 1\n\(exec)\nwidgets:\n  - {kind: comic, families: systemSmall}\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    return try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
  }

  @Test func `a program gets the changed picture, and runs only after changes`() async throws {
    let bench = try ToolBench()
    let exec =
      #"exec: [sh, -c, 'echo "$ALMANAC_KIND $ALMANAC_FAMILY $ALMANAC_PICTURE" >> log; test -s "$ALMANAC_REPORT"']"#
    let first = try await refresh(exec, bench)
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    #expect(try await refresh(exec, bench).exitCode == 0)
    let log = String(decoding: try #require(bench.data("log")), as: UTF8.self)
    #expect(log == "comic systemSmall \(bench.path("out/comic/systemSmall/current.png"))\n")
  }

  @Test func `a queued program is not queued twice`() throws {
    let bench = try ToolBench()
    let place = OutputSlot(kind: "tide", family: .systemSmall)
    let word = "echo begun >> log; test -e first || { touch first; read line < fifo; }"
    let commands = ChangeCommands(
      .init(
        places: [place: ChangeCommand(words: ["sh", "-c", word], folder: bench.withFIFO().folder.path)], screens: [:]),
      in: "out",
      ["PATH": "/usr/bin:/bin"], tell: { _ in })
    var outcome = SlotOutcome(place, format: "png")
    outcome.isReplaced = true
    commands.enqueue(after: [outcome], [])
    // When it can be opened for writing, the first program has started.
    let pipe = open(bench.path("fifo"), O_WRONLY | O_CLOEXEC)
    for _ in 0..<1000 { commands.enqueue(after: [outcome], []) }
    close(pipe)
    commands.waitUntilIdle()
    #expect(bench.data("log").map { String(decoding: $0, as: UTF8.self) } == "begun\nbegun\n")
  }

  @Test func `the file's limit also applies to a widget's own program`() async throws {
    let bench = try ToolBench().withFIFO()
    let own = "exec-limit: 0.2\nwidgets:\n  - {kind: comic, families: systemSmall, exec: [cat, fifo]}\n"
    try Data("output: out\n\(own)".utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
    #expect(run.exitCode == 75 && run.errors.contains("timed out after 0.2 s"), Comment(rawValue: run.errors))
  }

  @Test func `no shell interprets the arguments`() async throws {
    let bench = try ToolBench()
    #expect(try await refresh("exec: [touch, 'a $HOME;b', '*']", bench).exitCode == 0)
    #expect(try Set(bench.names()).isSuperset(of: ["a $HOME;b", "*"]))
  }

  @Test(arguments: [
    ("exec: ['false']", "exec: false: exited with code 1"), ("exec: [./none]", "exec: ./none: exited with code 127"),
    ("exec: [sh, -c, 'kill -9 $$']", "killed by signal 9"),
    ("exec: [cat, /dev/zero]\nexec-limit: 0.2", "timed out after 0.2 s and was killed"),
  ])
  func `failures are reported, and the picture is replaced`(exec: String, message: String) async throws {
    let bench = try ToolBench()
    let run = try await refresh(exec.replacing("/dev/zero]", with: "fifo]"), bench.withFIFO())
    #expect(run.exitCode == 75 && run.errors.contains(message), Comment(rawValue: run.errors))
    #expect(bench.data("out/comic/systemSmall/current.png") != nil)
  }

  @Test(arguments: [
    ("exec: feh", "w.yaml:3:7: error: exec must be a list"), ("exec: ['', a]", "the program must not be empty"),
    ("exec: [a]\nexec-limit: soon", "invalid exec-limit 'soon'"), ("exec: [{a: b}]", "expected a single value"),
  ])
  func `invalid values exit with 65`(exec: String, message: String) async throws {
    let run = try await refresh(exec, ToolBench())
    #expect(run.exitCode == 65 && run.errors.contains(message), Comment(rawValue: run.errors))
  }
}

extension ToolBench {
  /// The bench with a named pipe without a writer: reading it blocks forever.
  fileprivate func withFIFO() -> ToolBench {
    mkfifo(path("fifo"), 0o600)
    return self
  }
}
