import Foundation
import SharedFolders
import Testing
import Timelines

@testable import Refreshing
@testable import Scheduling

@Suite struct RefreshLoopTests {
  private static let hour: TimeInterval = 3600

  /// The result of a loop.
  private struct Story {
    var end = RefreshLoop.End.stopped
    /// The passes, in seconds from the start.
    var passes: [TimeInterval] = []
    var full: [Bool] = []
  }

  /// Runs a loop with scripted passes.
  private func story(
    _ time: VirtualTime, pass: @escaping (_ count: Int) throws(StoreError) -> RefreshPass.Report?
  ) async -> Story {
    var story = Story()
    let loop = RefreshLoop(
      pass: { isFull throws(StoreError) in
        story.passes.append(time.elapsed)
        story.full.append(isFull)
        return try pass(story.passes.count)
      }, wakeSource: time, clock: { time.now }, tell: { _ in })
    story.end = await loop.run()
    return story
  }

  private func failure() -> StoreError { StoreError(path: "out", code: ENOSPC) }

  @Test func `a pass comes at each date`() async {
    let time = VirtualTime(end: 100)
    let story = await story(time) { _ in .init(next: time.now + 30) }
    #expect(story.passes == [0, 30, 60, 90] && story.end == .stopped)
  }

  @Test func `without a date it waits for a request`() async {
    let time = VirtualTime([(5000, .wake(.request))], end: 9000)
    let story = await story(time) { _ in .init(next: nil) }
    #expect(story.passes == [0, 5000] && time.waits == 2)
  }

  @Test func `a failed update still has a next date`() async {
    let time = VirtualTime(end: 100)
    let story = await story(time) { _ in
      var outcome = SlotOutcome(OutputSlot(kind: "tide", family: .systemSmall), format: "png")
      outcome.plan = ReloadPlan(date: time.now + 40, reason: .first, delay: .retry)
      return .init(outcomes: [outcome], next: nil)
    }
    #expect(story.passes == [0, 40, 80])
  }

  @Test func `a clock that is set back or forward wakes the loop at once`() async {
    let day = 86_400.0
    let time = VirtualTime([(10, .clock(by: -day)), (20, .clock(by: 365 * day))], end: 100)
    let noon = time.now + 60
    var shown: [Date] = []
    let story = await story(time) { _ in
      shown.append(time.now)
      return .init(next: time.now < noon ? noon : time.now + 50)
    }
    #expect(story.passes == [0, 10, 20, 70])
    #expect(shown[1] == shown[0] + 10 - day && shown[2] == shown[0] + 20 + 364 * day)
  }

  @Test func `a date that the clock was set past is not awaited again`() async {
    let time = VirtualTime([(10, .clock(by: -3600))], end: 8000)
    let date = time.now + 60
    let story = await story(time) { _ in .init(next: time.now < date ? date : nil) }
    #expect(story.passes == [0, 10, 3660])
  }

  @Test func `failures are retried with growing delays, up to a minute`() async {
    let time = VirtualTime(end: 250)
    let story = await story(time) { _ throws(StoreError) in throw failure() }
    #expect(story.passes == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
  }

  @Test func `an output that comes back is used again, and the next failure is retried soon`() async {
    let time = VirtualTime(end: 105)
    let story = await story(time) { count throws(StoreError) in
      if count == 4 { return .init(next: time.now + 90) }
      throw failure()
    }
    #expect(story.passes == [0, 1, 3, 7, 97, 98, 100, 104])
  }

  @Test func `one slot that cannot be stored does not delay the others`() async {
    let time = VirtualTime(end: 70)
    let story = await story(time) { _ in
      var outcome = SlotOutcome(OutputSlot(kind: "tide", family: .systemSmall), format: "png")
      outcome.storeError = failure()
      outcome.nextChange = time.now - 5
      return .init(outcomes: [outcome], next: time.now + 20)
    }
    #expect(story.passes == [0, 1, 3, 7, 15, 31, 51])
  }

  @Test func `what stays due is tried again at once, but not forever`() async {
    let time = VirtualTime(end: 130)
    let story = await story(time) { _ in .init(next: time.now - 1) }
    #expect(story.passes == [0, 0, 0, 0, 1, 3, 7, 15, 31, 63, 123])
  }

  @Test func `ten thousand requests in a second are a few passes`() async {
    let requests = (0..<10_000).map { (100 + Double($0) / 10_000, VirtualTime.Happening.wake(.request)) }
    let time = VirtualTime(requests, end: 1000)
    let story = await story(time) { _ in .init(next: nil) }
    #expect(story.passes.count == 13)
    // The last pass sees the last request.
    #expect(story.passes.last.map { $0 >= requests[9_999].0 } == true)
  }

  @Test func `a provider that requests a reload in every pass has one per second`() async {
    // Each pass leaves a request behind, as the next is pending when it ends.
    let time = VirtualTime((0..<100_000).map { (Double($0) / 1000, .wake(.request)) }, end: 100)
    let story = await story(time) { _ in .init(next: nil) }
    #expect(story.passes.count < 115)
  }

  @Test func `requests do not speed up retries`() async {
    let time = VirtualTime((1...100).map { (Double($0) / 100, .wake(.request)) }, end: 3.5)
    let story = await story(time) { _ throws(StoreError) in throw failure() }
    #expect(story.passes == [0, 1, 3])
  }

  @Test func `reloading the configuration makes the next pass a full one`() async {
    let time = VirtualTime([(10, .wake(.reload)), (20, .wake(.request))], end: 30)
    let story = await story(time) { _ in .init(next: nil) }
    #expect(story.passes == [0, 10, 20] && story.full == [false, true, false])
  }

  @Test func `the loop ends when another daemon has the output`() async {
    let time = VirtualTime(end: 100)
    let story = await story(time) { count in count == 2 ? nil : .init(next: time.now + 10) }
    #expect(story.passes == [0, 10] && story.end == .displaced)
  }

  @Test func `a year of hourly reloads is one wait and one pass per hour`() async {
    let year = 365 * 24 * Self.hour
    let time = VirtualTime(end: year)
    let story = await story(time) { count in .init(next: time.now + Self.hour) }
    #expect(story.passes.count == 8760 && time.waits == 8760)
    #expect(story.passes.enumerated().allSatisfy { $1 == Double($0) * Self.hour })
  }
}
