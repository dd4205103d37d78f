import Foundation
import SystemIO
import Testing

@testable import ExtensionBuilding

struct HangDetectorTests {
  @Test func `a process is stalled after a long idle period without interruption`() {
    var watch = HangDetector()
    func answers(_ count: Int, _ ticks: UInt64, isWaiting: Bool = false) -> [Bool] {
      (0..<count).map { _ in watch.isStalled(after: HangDetector.Sample(ticks: ticks, isWaiting: isWaiting)) }
    }
    #expect(!answers(HangDetector.timeout, 70).contains(true))
    // Work, a child process or another process's lock reset the count.
    #expect(!answers(HangDetector.timeout, 71).contains(true))
    #expect(!answers(HangDetector.timeout * 2, 71, isWaiting: true).contains(true))
    #expect(!answers(HangDetector.timeout - 1, 71).contains(true))
    #expect(answers(1, 71) == [true])
  }

  @Test func `a sample has CPU time, children and locks`() throws {
    let bench = try Bench()
    try bench.put("7 (swift (build)) S 1 7 7 0 -1 0 0 0 0 0 25 17 0 0 20 0 2 0 9", at: "7/stat")
    try bench.put("8 (git) S 7 7 7 0 -1 0 0 0 0 0 1 2 0 0 20 0 1 0 9", at: "8/stat")
    try bench.put("9 (swift) S 1 9 9 0 -1 0 0 0 0 0 4 0 0 0 20 0 1 0 9", at: "9/stat")
    try bench.put("10 (swift) S 1 10 10 0 -1 0 0 0 0 0 4 1 0 0 20 0 1 0 9", at: "10/stat")
    try bench.put(
      "1: FLOCK  ADVISORY  WRITE 10 08:02:51 0 EOF\n1: -> FLOCK  ADVISORY  WRITE 9 08:02:51 0 EOF\n", at: "locks")
    #expect(HangDetector.Sample(process: 7, in: bench.folder) == HangDetector.Sample(ticks: 42, isWaiting: true))
    #expect(HangDetector.Sample(process: 8, in: bench.folder) == HangDetector.Sample(ticks: 3, isWaiting: false))
    #expect(HangDetector.Sample(process: 9, in: bench.folder) == HangDetector.Sample(ticks: 4, isWaiting: true))
    #expect(HangDetector.Sample(process: 10, in: bench.folder) == HangDetector.Sample(ticks: 5, isWaiting: false))
    #expect(HangDetector.Sample(process: 11, in: bench.folder) == nil)
  }

  @Test func `a hanging process is killed, and one that ends is not`() throws {
    let conduit = try PipeChannel(for: "cat")
    let idle = try ChildProcess("/bin/cat", environment: [:], streams: .init(input: conduit.reading))
    let guardian = HangWatchdog(idle.identifier, interval: 0)
    #expect(idle.wait() == .signal(SIGKILL))
    #expect(guardian.end())
    for end in [conduit.reading, conduit.writing] { close(end) }

    let brief = try ChildProcess("/bin/true", environment: [:])
    let other = HangWatchdog(brief.identifier)
    #expect(brief.wait() == .exit(0))
    #expect(!other.end())
  }
}
