import Foundation
import Refreshing
import Scheduling
import Testing
import Timelines

@testable import ToolConfiguration

/// Programs that follow a picture's change, as configuration files name them.
struct ChangeCommandTests {
  private func refresh(_ exec: String, _ bench: ToolBench) async throws -> ToolRun {
    let text = "output: out\nscale: 1\n\(exec)\nwidgets:\n  - {kind: comic, families: systemSmall}\n"
    try Data(text.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    return try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
  }

  @Test func `a program finds what changed, and runs for changes alone`() async throws {
    let bench = try ToolBench()
    let exec =
      #"exec: [sh, -c, 'echo "$ALMANAC_KIND $ALMANAC_FAMILY $ALMANAC_PICTURE" >> log; test -s "$ALMANAC_REPORT"']"#
    let first = try await refresh(exec, bench)
    #expect(first.exitCode == 0, Comment(rawValue: first.errors))
    #expect(try await refresh(exec, bench).exitCode == 0)
    let log = String(decoding: try #require(bench.data("log")), as: UTF8.self)
    #expect(log == "comic systemSmall \(bench.path("out/comic/systemSmall/current.png"))\n")
  }

  @Test func `a program that waits for its turn is not begun twice`() throws {
    let bench = try ToolBench()
    let place = OutputSlot(kind: "tide", family: .systemSmall)
    let word = "echo begun >> log; test -e first || { touch first; read line < fifo; }"
    let commands = ChangeCommands(
      .init(places: [place: ChangeCommand(words: ["sh", "-c", word], folder: bench.withFIFO().folder.path)]), in: "out",
      ["PATH": "/usr/bin:/bin"], tell: { _ in })
    var outcome = SlotOutcome(place, format: "png")
    outcome.isReplaced = true
    commands.begin(after: [outcome], nil)
    // Once it can be opened for writing, the first has begun.
    let pipe = open(bench.path("fifo"), O_WRONLY | O_CLOEXEC)
    for _ in 0..<1000 { commands.begin(after: [outcome], nil) }
    close(pipe)
    commands.finish()
    #expect(bench.data("log").map { String(decoding: $0, as: UTF8.self) } == "begun\nbegun\n")
  }

  @Test func `the limit of the whole file is that of a widget's own program`() async throws {
    let bench = try ToolBench().withFIFO()
    let own = "exec-limit: 0.2\nwidgets:\n  - {kind: comic, families: systemSmall, exec: [cat, fifo]}\n"
    try Data("output: out\n\(own)".utf8).write(to: bench.folder.appending(path: "w.yaml"))
    let run = try await bench.run(["refresh", "--config", "w.yaml", "--at", ToolBench.date])
    #expect(run.exitCode == 75 && run.errors.contains("took longer than 0.2 s"), Comment(rawValue: run.errors))
  }

  @Test func `no shell reads the words`() async throws {
    let bench = try ToolBench()
    #expect(try await refresh("exec: [touch, 'a $HOME;b', '*']", bench).exitCode == 0)
    #expect(try Set(bench.names()).isSuperset(of: ["a $HOME;b", "*"]))
  }

  @Test(arguments: [
    ("exec: ['false']", "exec: false: ended with 1"), ("exec: [./none]", "exec: ./none: ended with 127"),
    ("exec: [sh, -c, 'kill -9 $$']", "ended by the signal 9"),
    ("exec: [cat, /dev/zero]\nexec-limit: 0.2", "took longer than 0.2 s and was killed"),
  ])
  func `what does not go well is told, and the picture is in place`(exec: String, message: String) async throws {
    let bench = try ToolBench()
    let run = try await refresh(exec.replacing("/dev/zero]", with: "fifo]"), bench.withFIFO())
    #expect(run.exitCode == 75 && run.errors.contains(message), Comment(rawValue: run.errors))
    #expect(bench.data("out/comic/systemSmall/current.png") != nil)
  }

  @Test(arguments: [
    ("exec: feh", "w.yaml:3:7: error: exec is a list"), ("exec: ['', a]", "the program has no name"),
    ("exec: [a]\nexec-limit: soon", "'soon' is no limit"), ("exec: [{a: b}]", "one value is expected here"),
  ])
  func `what makes no sense ends with 65`(exec: String, message: String) async throws {
    let run = try await refresh(exec, ToolBench())
    #expect(run.exitCode == 65 && run.errors.contains(message), Comment(rawValue: run.errors))
  }
}

extension ToolBench {
  /// The bench with a pipe that nobody writes to: reading it lasts for ever.
  fileprivate func withFIFO() -> ToolBench {
    mkfifo(path("fifo"), 0o600)
    return self
  }
}
