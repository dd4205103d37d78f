package import Foundation
package import Scheduling

/// Passes, and waiting between them, until somebody says that it is enough.
package struct RefreshLoop {
  /// What is told on the way.
  package enum Event {
    /// A pass ended; it is looked again at `next`, or when something is asked for.
    case passed(RefreshPass.Report, next: Date?)
    /// The output could not be used; it is tried again at `retry`.
    case failed(StoreError, retry: Date)
    /// Pictures of seconds were put in place, or could not be.
    case drew([SlotOutcome])
    /// Everything is looked at again, as somebody asked for that.
    case reloading
  }

  /// The pictures that are drawn while the loop waits.
  package struct Seconds {
    /// When the next is due; nil for none.
    package let next: () -> Date?
    /// Draws those that are due: the next one is due later.
    package let draw: () async -> [SlotOutcome]

    package init(next: @escaping () -> Date?, draw: @escaping () async -> [SlotOutcome]) {
      (self.next, self.draw) = (next, draw)
    }
  }

  /// Why there are no more passes.
  package enum End: Hashable, Sendable {
    /// Somebody said so.
    case stopped
    /// Another daemon has the output now.
    case displaced
  }

  private let pass: (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?
  private let seconds: Seconds?
  private let alarm: any WakeSource
  private let clock: () -> Date
  private let tell: (Event) -> Void

  /// - Parameters:
  ///   - pass: One pass; a full one takes nothing for granted. Nil where another daemon has the output.
  ///   - seconds: What is drawn between passes; nothing unless given.
  ///   - alarm: What is waited with.
  ///   - clock: The wall clock.
  ///   - tell: Is called after each pass.
  package init(
    pass: @escaping (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?,
    seconds: Seconds? = nil, alarm: any WakeSource, clock: @escaping () -> Date, tell: @escaping (Event) -> Void
  ) {
    (self.pass, self.seconds, self.alarm, self.clock, self.tell) = (pass, seconds, alarm, clock, tell)
  }

  /// Runs until it is stopped.
  package func run() async -> End {
    var pace = Backoff()
    var isFull = false
    while true {
      guard let next = await look(isFull, &pace) else { return .displaced }
      let wakes = await wakes(next.date, &pace)
      if wakes.contains(.stop) { return .stopped }
      isFull = !wakes.isDisjoint(with: [.reload, .zoneChange])
      if wakes.contains(.reload) { tell(.reloading) }
    }
  }

  /// When to look again.
  private struct Next {
    let date: Date?
  }

  /// One pass; nil where another daemon has the output.
  private func look(_ isFull: Bool, _ pace: inout Backoff) async -> Next? {
    do throws(StoreError) {
      guard let report = try await pass(isFull) else { return nil }
      if let error = report.storeError {
        tell(.passed(report, next: report.nextLook))
        return failed(error, soonest: report.nextLook, &pace)
      }
      let date = pace.date(afterPassAt: clock(), next: report.nextLook)
      tell(.passed(report, next: date))
      return Next(date: date)
    } catch {
      return failed(error, soonest: nil, &pace)
    }
  }

  private func failed(_ error: StoreError, soonest: Date?, _ pace: inout Backoff) -> Next {
    let now = clock()
    var retry = pace.date(afterFailureAt: now)
    // Places that can be kept are kept in time. What is due after a pass is what fails, and waits.
    if let soonest, soonest > now { retry = min(retry, soonest) }
    tell(.failed(error, retry: retry))
    return Next(date: retry)
  }

  /// Waits until there is something to look at.
  private func wakes(_ date: Date?, _ pace: inout Backoff) async -> Set<Wake> {
    var wakes = await wait(until: date)
    if !wakes.isDisjoint(with: [.zoneChange, .outputLoss]) { wakes.formUnion(await settled()) }
    guard let pause = pace.pause(for: wakes, at: clock()) else { return wakes }
    let limit = date.map { min($0, pause) } ?? pause
    repeat { wakes = await alarm.wake(at: limit) } while wakes == [.request] && clock() < limit
    return wakes
  }

  /// Waits, and draws what is due meanwhile.
  private func wait(until date: Date?) async -> Set<Wake> {
    while let seconds, let second = seconds.next(), second < date ?? .distantFuture {
      let wakes = await alarm.wake(at: second)
      guard wakes == [.date], clock() < date ?? .distantFuture else { return wakes }
      let outcomes = await seconds.draw()
      if !outcomes.isEmpty { tell(.drew(outcomes)) }
    }
    return await alarm.wake(at: date)
  }

  /// Lets whoever replaces a link or removes a folder come to the end of it.
  private func settled() async -> Set<Wake> {
    let end = clock() + Self.settling
    var wakes: Set<Wake> = []
    repeat { wakes.formUnion(await alarm.wake(at: end)) } while wakes.isDisjoint(with: [.date, .clockChange, .stop])
    return wakes
  }

  /// The seconds that it is given.
  static let settling: TimeInterval = 0.25
}

extension RefreshPass.Report {
  /// When there is something to do again: what the list says, and what was looked at without getting there.
  var nextLook: Date? {
    (outcomes.filter { $0.storeError == nil }.map(\.nextDate) + [next]).compactMap(\.self).min()
  }
}

extension RefreshLoop.Event {
  /// The places that were looked at.
  package var outcomes: [SlotOutcome] {
    switch self {
    case .passed(let report, _): report.outcomes
    case .drew(let outcomes): outcomes
    case .failed, .reloading: []
    }
  }

  /// What became of the wallpaper; nil where none was looked at.
  package var wallpaper: WallpaperOutcome? {
    guard case .passed(let report, _) = self else { return nil }
    return report.wallpaper
  }
}
