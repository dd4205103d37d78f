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

  @Test func `values of the task reach the provider`() async {
    let answer = await Place.$name.withValue("here") { await TestClock().limit().answer { Place.name } }
    #expect(answer == "here")
  }

  private enum Place {
    @TaskLocal static var name = "nowhere"
  }
}
