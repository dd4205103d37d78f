import Foundation
import Synchronization
import Testing

@testable import HTTPFetching

@Suite struct FetchGateTests {
  /// Work that lasts until the test ends it.
  private final class Works: Sendable {
    let ends = Mutex([String: CheckedContinuation<Void, Never>]())

    func run(_ name: String) async { await withCheckedContinuation { end in ends.withLock { $0[name] = end } } }
    func end(_ name: String) { ends.withLock { $0.removeValue(forKey: name) }?.resume() }
    var names: Set<String> { ends.withLock { Set($0.keys) } }
  }

  @Test func `concurrency is limited in total and per host, in order`() async {
    let (gate, works) = (FetchGate(total: 3, perHost: 2), Works())
    await withTaskGroup(of: Void.self) { group in
      for (count, name) in ["a1", "a2", "a3", "b1", "b2", "c1"].enumerated() {
        group.addTask { await gate.pass(host: String(name.prefix(1))) { await works.run(name) } }
        // Each is at the gate before the next one arrives.
        while await gate.counts.running + gate.counts.waiting <= count { await Task.yield() }
      }
      await Self.expect(["a1", "a2", "b1"], works)
      #expect(await gate.counts == (3, 3))
      works.end("b1")
      await Self.expect(["a1", "a2", "b2"], works)
      works.end("a2")
      await Self.expect(["a1", "a3", "b2"], works)
      works.end("a1")
      await Self.expect(["a3", "b2", "c1"], works)
      for name in ["a3", "b2", "c1"] { works.end(name) }
    }
    #expect(await gate.counts == (0, 0))
  }

  private static func expect(_ names: Set<String>, _ works: Works) async {
    while works.names.count < names.count { await Task.yield() }
    #expect(works.names == names)
  }

  @Test func `a limit of zero is one`() async {
    let gate = FetchGate(total: 0, perHost: -1)
    #expect(await gate.pass(host: "a") { 5 } == 5)
  }
}
