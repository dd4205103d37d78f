import Testing

@testable import Timelines

struct AlarmClockTests {
  @Test func `an alarm rings after its time`() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      _ = AlarmClock().set(after: .milliseconds(20)) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(19))
  }

  @Test func `alarms ring in the order of their times, and a cancelled one does not`() async {
    let clock = AlarmClock()
    let (rings, sink) = AsyncStream<String>.makeStream()
    // The later ones are set first, so that the clock must wake up earlier than it meant to.
    _ = clock.set(after: .milliseconds(60)) {
      sink.yield("last")
      sink.finish()
    }
    _ = clock.set(after: .milliseconds(20)) { sink.yield("second") }
    let cancelled = clock.set(after: .milliseconds(30)) { sink.yield("cancelled") }
    _ = clock.set(after: .zero) { sink.yield("first") }
    clock.cancel(cancelled)
    var found: [String] = []
    for await ring in rings { found.append(ring) }
    #expect(found == ["first", "second", "last"])
  }

  @Test func `an alarm that was set after all others rang rings`() async {
    let clock = AlarmClock()
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in
        _ = clock.set(after: .milliseconds(1)) { continuation.resume() }
      }
    }
  }
}
