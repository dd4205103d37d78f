import Foundation
import SharedFolders
import SystemIO
import Testing

/// Failures of a daemon while it waits.
@Suite(.timeLimit(.minutes(60))) struct RunFaultTests {
  private static let arguments = ["run", "comic", "--family", "systemSmall", "--scale", "1", "--output", "out"]
  private static let place = "out/comic/systemSmall"
  private static let picture = "\(place)/current.png"

  /// The target of the current picture's link; nil if there is none.
  private func shownLink(_ bench: ToolBench) -> String? {
    let report = bench.data("\(Self.place)/current.json").flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return (((report as? [String: Any])?["links"] as? [[String: Any]])?.first?["url"]) as? String
  }

  @Test func `folders that are removed meanwhile are created again at the next request`() async throws {
    let bench = try ToolBench()
    try bench.put(0)
    let tool = try RunningTool(Self.arguments, on: bench)
    #expect(await tool.line() == Self.picture)
    let names = [
      "\(Self.place)/pictures", "\(Self.place)/frames", Self.place, "out/comic", "out/.almanac", "out", "home",
    ]
    for (index, name) in names.enumerated() {
      try bench.remove(name)
      try bench.put(index + 1)
      #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
      while shownLink(bench) != "dbmultiverse://chapter/\(index + 1)" { _ = try #require(await tool.line(), "\(name)") }
      #expect(try bench.chapter(Self.place) == index + 1)
    }
    // The lock was removed with the folder, and was taken again.
    #expect(try await bench.run(Self.arguments).exitCode == 75)
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `a run after a killed one reports and repairs what was interrupted`() async throws {
    let bench = try ToolBench()
    try bench.put(1)
    #expect(try await bench.run(["refresh"] + Self.arguments.dropFirst()).exitCode == 0)
    // The state after a kill: the attempt is recorded without its end, and there is no list of due reloads.
    let state = bench.folder.appending(path: "\(Self.place)/state.json")
    let text = try String(contentsOf: state, encoding: .utf8)
    try Data(text.replacing("\"isUnfinished\" : false", with: "\"isUnfinished\" : true").utf8).write(to: state)
    unlink(bench.path("out/.almanac/due"))
    let tool = try RunningTool(Self.arguments, on: bench)
    let line = try #require(await tool.errorLine())
    #expect(line.hasPrefix("warning: comic/systemSmall: ") && line.hasSuffix("[store.unfinished]"), "\(line)")
    try bench.put(2)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    #expect(await tool.line() == Self.picture)
    #expect(try bench.chapter(Self.place) == 2)
    #expect(await tool.errorLine() == "note: comic/systemSmall: works again")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
  }

  @Test func `ten thousand requests at once are a few passes, and the last one is served`() async throws {
    let bench = try ToolBench()
    try bench.put(0)
    let tool = try RunningTool(Self.arguments + ["-v"], on: bench)
    #expect(await tool.line() == Self.picture)
    let requests = ReloadRequests(folder: bench.home.appending(path: "requests"))
    let (before, begun) = (try tool.memory("VmRSS"), ContinuousClock.now)
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<2500 {
            if number.isMultiple(of: 250) { try bench.put(1 + writer * 2500 + number) }
            try requests.request(forKind: number.isMultiple(of: 3) ? nil : "comic", outlivesPowerCuts: false)
          }
        }
      }
      try await group.waitForAll()
    }
    let asked = ContinuousClock.now - begun
    try bench.put(20_000)
    try requests.request(forKind: "comic", outlivesPowerCuts: false)
    while try bench.chapter(Self.place) != 20_000 { _ = try #require(await tool.line()) }
    let most = try tool.memory("VmHWM")
    tool.send(SIGTERM)
    #expect(await tool.end() == .exit(0))
    let seconds = Int((ContinuousClock.now - begun).components.seconds)
    var passes = 0
    while let line = await tool.errorLine() { passes += line.hasPrefix("note: next: ") ? 1 : 0 }
    print("10,001 requests in \(asked): \(passes) passes, \(before) MiB before, at most \(most) MiB")
    // Some at once, then one per second, and one more for a date.
    #expect(passes <= 16 + 2 * seconds, "\(passes) passes in \(seconds) s")
    #expect(most - before < 32, "\(before) MiB became \(most)")
  }
}
