import Foundation
import JSONText
import Scheduling
import SharedFolders
import SystemIO
import Testing

/// Passes are killed at random moments while a reader reads. 15 kills each; `ALMANAC_TEST_KILLS=1000` sets the
/// number.
@Suite(.serialized, .timeLimit(.minutes(60))) struct KillTests {
  private static let kills = ProcessInfo.processInfo.environment["ALMANAC_TEST_KILLS"].flatMap(Int.init) ?? 15
  /// More slots than processors, so that passes take long.
  private static let configuration = """
    output: out
    scale: 1
    widgets:
      - {kind: comic, schemes: [light, dark]}
      - {kind: comic-classic, schemes: [light, dark]}
    """

  private let bench: ToolBench
  private let requests: ReloadRequests

  init() throws {
    bench = try ToolBench()
    requests = ReloadRequests(folder: bench.home.appending(path: "requests"))
    try Data(Self.configuration.utf8).write(to: bench.folder.appending(path: "w.yaml"))
    try bench.put(0)
  }

  /// Requests a new picture in every slot.
  private func ask(_ chapter: Int) throws {
    try bench.put(chapter)
    try requests.request(forKind: nil, outlivesPowerCuts: false)
  }

  /// The number of slots with an unfinished reload.
  private func unfinished(_ places: [String]) -> Int {
    places.count { OutputFolder(bench.folder.appending(path: "out")).place(at: $0).history().isUnfinished }
  }

  private func refresh(at date: Date) async throws -> ToolRun {
    try await bench.run(["refresh", "--config", "w.yaml", "--at", date.timestamp])
  }

  /// Reads every slot in turn until the process ends or a number of reads is reached, and then kills it. Reads are
  /// the clock: each takes a fraction of a millisecond.
  ///
  /// - Parameter onLook: Called before each read.
  private func read(
    _ places: [String], beside process: ChildProcess, looks: Int, onLook: (Int) throws -> Void = { _ in }
  ) throws -> Bool {
    var count = 0
    while count < looks && process.isRunning {
      try onLook(count)
      try bench.pair(places[count % places.count])
      count += 1
    }
    kill(process.identifier, SIGKILL)
    let isKilled = process.wait() == .signal(SIGKILL)
    for place in places { try bench.pair(place) }
    return isKilled
  }

  /// After the last kill, interrupted reloads are reported once, and repaired.
  private func expectRepair(_ places: [String], at date: Date) async throws {
    let count = unfinished(places.map { String($0.dropFirst("out/".count)) })
    let told = try await refresh(at: date)
    // Slots with the same warning share a line: `comic/systemSmall and 3 more: …`.
    let named = told.errors.split(separator: "\n").filter { $0.contains("[store.unfinished]") }.map { line in
      line.firstMatch(of: /\ and ([0-9]+) more:/).flatMap { Int($0.1) }.map { $0 + 1 } ?? 1
    }
    #expect(named.reduce(0, +) == count, Comment(rawValue: told.errors))
    try ask(4711)
    // A pass keeps those of the last minute, which another process may be writing.
    let own = bench.folder.appending(path: "out/.almanac").path
    for name in try bench.names(in: "out/.almanac") where name.hasSuffix(".tmp") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3_600)], ofItemAtPath: "\(own)/\(name)")
    }
    // Killed attempts count as failures, after which a pass may have to wait: set the clock a day ahead.
    let last = try await refresh(at: date + 90_000)
    #expect(last.exitCode == 0 && last.errors.isEmpty, Comment(rawValue: last.errors))
    for place in places {
      #expect(try bench.chapter(place) == 4711)
      #expect(try bench.names(in: place).count == 7)
    }
    #expect(try bench.names(in: "out/.almanac").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  private func places() throws -> [String] {
    let places = try #require(OutputFolder(bench.folder.appending(path: "out")).places())
    try #require(places.count == 8)
    return places.map { "out/\($0)" }
  }

  @Test func `whenever refresh is killed, the picture and its report are complete, and the next pass continues`()
    async throws
  {
    var date = Date(timeIntervalSince1970: 1_795_248_000)
    #expect(try await refresh(at: date).exitCode == 0)
    let places = try places()
    var (hits, cuts) = (0, 0)
    for round in 1...Self.kills {
      try ask(round)
      // A request is served at least a second after the last attempt.
      date += 2
      let process = try bench.start(["refresh", "--config", "w.yaml", "--at", date.timestamp])
      if try read(places, beside: process, looks: Int.random(in: 0...1500)) { hits += 1 }
      cuts += unfinished(places.map { String($0.dropFirst("out/".count)) }) > 0 ? 1 : 0
    }
    print("refresh: \(Self.kills) kills, \(hits) before its end, \(cuts) in a reload")
    try await expectRepair(places, at: date)
  }

  @Test func `whenever run is killed, the picture and its report are complete, and the next run continues`()
    async throws
  {
    #expect(try await bench.run(["refresh", "--config", "w.yaml"]).exitCode == 0)
    let places = try places()
    var cuts = 0
    for round in 1...Self.kills {
      try ask(round)
      let process = try bench.start(["run", "--config", "w.yaml"])
      let isKilled = try read(places, beside: process, looks: Int.random(in: 0...1500)) { count in
        if count % 100 == 99 { try ask(round * 100 + count) }
      }
      try #require(isKilled)
      cuts += unfinished(places.map { String($0.dropFirst("out/".count)) }) > 0 ? 1 : 0
    }
    print("run: \(Self.kills) kills, \(cuts) in a reload")
    try await expectRepair(places, at: Date())
  }
}
