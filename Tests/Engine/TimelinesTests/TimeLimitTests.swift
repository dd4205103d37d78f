import Foundation
import Testing

@testable import Timelines

/// A clock that a test ends.
private final class TestClock: Sendable {
  private let (times, source) = AsyncStream<Void>.makeStream()

  func end() { source.finish() }

  func limit(_ duration: Duration = .seconds(30)) -> TimeLimit {
    TimeLimit(duration) { [times] _ in for await _ in times {} }
  }
}

/// A completion handler that a test calls later.
private final class Mailbox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (Value) -> Void)?

  func keep(_ handler: @escaping @Sendable (Value) -> Void) { lock.withLock { self.handler = handler } }
  func deliver(_ value: Value) { lock.withLock { handler }?(value) }
}

/// Blocks the thread, as code does that never returns.
private func holdThread(until end: DispatchSemaphore) { end.wait() }

struct TimeLimitTests {
  @Test func `an answer in time is the answer`() async {
    let clock = TestClock()
    #expect(await clock.limit().answer { 42 } == 42)
  }

  @Test func `a provider that never calls its handler is given up at the limit`() async {
    let clock = TestClock()
    clock.end()
    let answer: Int? = await clock.limit().answer { await firstAnswer { _ in } }
    #expect(answer == nil)
  }

  @Test func `an answer after the limit is ignored`() async {
    let (clock, mailbox) = (TestClock(), Mailbox<Int>())
    let answer: Int? = await clock.limit().answer {
      await firstAnswer {
        mailbox.keep($0)
        clock.end()
      }
    }
    #expect(answer == nil)
    mailbox.deliver(42)
    mailbox.deliver(43)
  }

  @Test func `a provider that is given up is cancelled`() async {
    let clock = TestClock()
    let (told, source) = AsyncStream<Bool>.makeStream()
    let answer: Int? = await clock.limit().answer {
      clock.end()
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        source.yield(true)
        source.finish()
      }
      return 42
    }
    var isTold = false
    for await value in told { isTold = value }
    #expect(isTold)
    // The scheduler determines which of the two comes first: a provider that ends when it is cancelled may still
    // return.
    #expect(answer == nil || answer == 42)
  }

  @Test func `the default limit is thirty seconds, and a given limit is used`() async {
    #expect(TimeLimit.standard.duration == .seconds(30))
    let (asked, source) = AsyncStream<Duration>.makeStream()
    let limit = TimeLimit(.seconds(7)) {
      source.yield($0)
      source.finish()
    }
    let answer: Int? = await limit.answer { await firstAnswer { _ in } }
    #expect(answer == nil)
    for await duration in asked { #expect(duration == .seconds(7)) }
  }

  @Test func `the machine's clock ends the wait for a provider that never answers`() async {
    let answer: Int? = await TimeLimit(.milliseconds(20)).answer { await firstAnswer { _ in } }
    #expect(answer == nil)
  }

  @Test func `a question of a cancelled task is given up, with the machine's clock too`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await TimeLimit(.seconds(3600)).answer { await firstAnswer { (_: @escaping @Sendable (Int) -> Void) in } }
    }
    #expect(await task.value == nil)
  }

  @Test func `questions within a question are answered`() async {
    let limit = TimeLimit(.seconds(3600))
    let answer = await limit.answer {
      let (first, second) = (await limit.answer { await limit.answer { 20 } }, await limit.answer { 22 })
      return [first ?? nil, second]
    }
    #expect(answer == [20, 22])
  }

  @Test func `an inner question that never returns is given up`() async {
    let end = DispatchSemaphore(value: 0)
    let answer = await TimeLimit(.seconds(3600)).answer {
      await TimeLimit(.milliseconds(20)).answer { holdThread(until: end) } == nil ? "given up" : "answered"
    }
    #expect(answer == "given up")
    end.signal()
  }

  @Test func `values of the task reach the provider`() async {
    let answer = await Place.$name.withValue("here") { await TestClock().limit().answer { Place.name } }
    #expect(answer == "here")
  }

  private enum Place {
    @TaskLocal static var name = "nowhere"
  }
}
