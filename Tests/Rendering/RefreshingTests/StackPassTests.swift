import Diagnostics
import Foundation
import Graphics
import Refreshing
import Scheduling
import SharedFolders
import Testing

/// Passes over a stack; times are seconds from the start, a whole hour.
struct StackPassTests {
  private let start = ScriptedWidget.start

  private func stackOutcome(_ report: RefreshPass.Report) -> SlotOutcome? {
    report.outcomes.first { $0.name == StackBench.place }
  }

  @Test func `the most relevant widget is shown from its date on, without a reload`() async throws {
    let bench = StackBench([
      "a": { _ in [(0, 1, 0), (500, 1, 0)] }, "b": { _ in [(0, nil, 0), (100, 10, 200)] }, "c": { _ in [(0, 0, 0)] },
    ])
    var report = try await bench.pass(at: 0)
    #expect(bench.shown == "a 0" && report.next == start + 100 && bench.questions == 3)
    #expect(stackOutcome(report)?.member?.kind == "a" && stackOutcome(report)?.isReplaced == true)
    #expect(bench.report?["stack"] as? String == "stack" && bench.report?["kind"] as? String == "a")
    report = try await bench.pass(at: 99)
    #expect(report.outcomes.isEmpty && report.next == start + 100)
    report = try await bench.pass(at: 100)
    #expect(bench.shown == "b 100" && report.next == start + 300)
    // The end of a relevance is not an entry: only the stack is examined.
    report = try await bench.pass(at: 300)
    #expect(bench.shown == "a 0" && report.outcomes.map(\.name) == [StackBench.place] && report.next == start + 500)
    // A change within the shown widget is shown at once.
    report = try await bench.pass(at: 500)
    #expect(bench.shown == "a 500" && stackOutcome(report)?.isReplaced == true && report.next == nil)
    #expect(bench.questions == 3)
    #expect(bench.output.place(StackBench.place).stackRecord()?.since == start + 300)
  }

  @Test func `equally relevant widgets take turns, and a pass in between is idle`() async throws {
    let bench = StackBench(["a": { _ in [(0, 3, 0)] }, "b": { _ in [(0, 3, 1500)] }])
    for (second, shown, next) in [(0, "a", 600), (1, "a", 600), (600, "b", 1200), (1200, "a", nil)] {
      let report = try await bench.pass(at: TimeInterval(second))
      #expect(bench.shown == "\(shown) 0" && report.outcomes.isEmpty == (second == 1), "at \(second)")
      #expect(report.next == next.map { start + TimeInterval($0) })
    }
    // Only the current and the previous frame are stored.
    let frames = try FileManager.default.contentsOfDirectory(atPath: bench.file("frames").path)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: bench.file("pictures").path)
    #expect(frames.count == 2 && pictures.count == 2)
  }

  @Test func `a reload changes what is shown`() async throws {
    let bench = StackBench(["a": { _ in [(0, 3, 0)] }, "b": { _ in [(0, 1, 0)] }])
    try await bench.pass(at: 0)
    bench.set("b") { [(at: $0, score: 5, duration: 0)] }
    try bench.requests.request(forKind: "b")
    let report = try await bench.pass(at: 50)
    #expect(bench.shown == "b 50" && report.outcomes.map(\.name.kind) == ["b", "stack"])
  }

  @Test func `an earlier entry is relevant for the rest of its duration`() async throws {
    let bench = StackBench(["a": { _ in [(0, 1, 0)] }, "b": { _ in [(-100, 9, 300), (-50, nil, 0)] }])
    let report = try await bench.pass(at: 0)
    #expect(bench.shown == "b -50" && report.next == start + 200)
    try await bench.pass(at: 200)
    #expect(bench.shown == "a 0")
  }

  @Test func `a placeholder is shown only without other pictures`() async throws {
    let bench = StackBench(["a": { _ in [] }, "b": { _ in [(0, 1, 0)] }])
    try await bench.pass(at: 0)
    #expect(bench.shown == "b 0")
    let alone = StackBench(["a": { _ in [] }])
    try await alone.pass(at: 0)
    #expect(alone.report?["state"] as? String == "placeholder")
  }

  @Test func `invalid scores do not stop the others`() async throws {
    let bench = StackBench(["a": { _ in [(0, .nan, 0)] }, "b": { _ in [(0, .infinity, .nan), (1, 1, -5)] }])
    let report = try await bench.pass(at: 2)
    #expect(bench.shown == "b 1" && !report.outcomes.contains { $0.failure != nil || $0.storeError != nil })
  }

  @Test func `a stack without a picture is reported, and shows the first one`() async throws {
    let bench = StackBench(["a": { _ in [(0, 1, 0)] }])
    // A folder in place of a file blocks every user, root too.
    let blocked = bench.folder.appending(path: "out/a/systemSmall/state.json/x")
    try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
    let report = try await bench.pass(at: 0)
    #expect(stackOutcome(report)?.diagnostics.map(\.id) == ["stack.no-picture"] && bench.shown == nil)
    try FileManager.default.removeItem(at: blocked.deletingLastPathComponent())
    try await bench.pass(at: 1)
    #expect(bench.shown == "a 0")
  }

  @Test func `damage in the stack's folder is repaired by the next pass`() async throws {
    let bench = StackBench(["a": { _ in [(0, 1, 0)] }, "b": { _ in [(0, nil, 0)] }])
    try await bench.pass(at: 0)
    for name in ["current", "current.png", "frames", "pictures", ""] {
      try FileManager.default.removeItem(at: bench.file(name))
      try await bench.pass(at: 1)
      #expect(bench.shown == "a 0", Comment(rawValue: name))
      #expect(FileManager.default.contents(atPath: bench.file("current.png").path)?.isEmpty == false)
    }
    try Data("{".utf8).write(to: bench.file("stack.json"))
    try await bench.pass(at: 2, turn: 60)
    #expect(bench.output.place(StackBench.place).stackRecord()?.stack.turn == 60)
    #expect(bench.questions == 2)
  }

  @Test func `a clock that is set back is followed`() async throws {
    let bench = StackBench(["a": { _ in [(-9999, 1, 0)] }, "b": { _ in [(-9999, nil, 0), (100, 2, 0)] }])
    try await bench.pass(at: 100)
    #expect(bench.shown == "b 100")
    let report = try await bench.pass(at: 0)
    #expect(bench.shown == "a -9999" && report.next == start + 100)
  }

  @Test func `the output records what is requested, and the data home the output`() async throws {
    let bench = StackBench(["a": { _ in [(0, 1, 0)] }, "b": { _ in [(0, nil, 0)] }])
    try await bench.pass(at: 0)
    #expect(bench.output.placedList()?.items.map(\.asked.place.kind) == ["a", "b", "stack"])
    #expect(bench.output.placedList()?[StackBench.place]?.asked.isStack == true)
    #expect(try bench.known.outputs()?.map(\.url.path) == [bench.output.url.path])
    let without: (inout RefreshPass) -> Void = { $0.stacks = [] }
    var report = try await bench.pass(at: 1, without)
    #expect(report.outcomes.isEmpty && bench.output.placedList()?[StackBench.place] == nil)
    // Nothing more is written.
    let due = bench.folder.appending(path: "out/.almanac/due")
    let before = try FileManager.default.attributesOfItem(atPath: due.path)[.systemFileNumber] as? Int
    report = try await bench.pass(at: 2, without)
    let after = try FileManager.default.attributesOfItem(atPath: due.path)[.systemFileNumber] as? Int
    #expect(before == after && before != nil)
  }

  @Test func `an unwritable data home is reported once, and pictures are drawn`() async throws {
    let bench = StackBench(["a": { _ in [(0, 1, 0)] }])
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    try Data().write(to: bench.known.folder)
    let report = try await bench.pass(at: 0)
    #expect(report.diagnostics.map(\.id) == ["output.not-known"] && bench.shown == "a 0")
    #expect(try await bench.pass(at: 1).diagnostics.isEmpty)
  }
}
