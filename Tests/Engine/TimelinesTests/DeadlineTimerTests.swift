import Testing

@testable import Timelines

struct DeadlineTimerTests {
  @Test func `an action is called after its time`() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      _ = DeadlineTimer().schedule(after: .milliseconds(20)) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(19))
  }

  @Test func `actions are called in the order of their deadlines, and a cancelled one is not called`() async {
    let timer = DeadlineTimer()
    let (calls, sink) = AsyncStream<String>.makeStream()
    // Later deadlines are scheduled first, so an earlier one must move the timer forward.
    _ = timer.schedule(after: .milliseconds(60)) {
      sink.yield("last")
      sink.finish()
    }
    _ = timer.schedule(after: .milliseconds(20)) { sink.yield("second") }
    let cancelled = timer.schedule(after: .milliseconds(30)) { sink.yield("cancelled") }
    _ = timer.schedule(after: .zero) { sink.yield("first") }
    timer.cancel(cancelled)
    var found: [String] = []
    for await call in calls { found.append(call) }
    #expect(found == ["first", "second", "last"])
  }

  @Test func `an action scheduled after all others were called is called`() async {
    let timer = DeadlineTimer()
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        _ = timer.schedule(after: .milliseconds(1)) { continuation.resume() }
      }
    }
  }
}
