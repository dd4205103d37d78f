package import Foundation
package import Scheduling

/// The daemon's loop of passes and waiting, until it is stopped.
package struct RefreshLoop {
  package enum Event {
    /// A pass ended. The next one is at `next`, or on request.
    case passed(RefreshPass.Report, next: Date?)
    /// The output could not be used. The next attempt is at `retry`.
    case failed(StoreError, retry: Date)
    /// Frames of seconds were shown, or could not be shown.
    case drew([SlotOutcome])
    /// The configuration is being reloaded.
    case reloading
  }

  /// The frames of seconds, which are drawn between passes.
  package struct Seconds {
    /// When the next frame is due, if any.
    package let next: () -> Date?
    /// Draws the frames that are due, after which the next date is later.
    package let draw: () async -> [SlotOutcome]

    package init(next: @escaping () -> Date?, draw: @escaping () async -> [SlotOutcome]) {
      (self.next, self.draw) = (next, draw)
    }
  }

  /// Why the loop ended.
  package enum End: Hashable, Sendable {
    /// Stopped by a signal.
    case stopped
    /// Another daemon has the output now.
    case displaced
  }

  private let pass: (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?
  private let seconds: Seconds?
  private let wakeSource: any WakeSource
  private let clock: () -> Date
  private let tell: (Event) -> Void

  /// - Parameters:
  ///   - pass: Runs one pass; a full one examines every slot. Returns `nil` if another daemon has the output.
  ///   - seconds: What is drawn between passes (default: nothing).
  ///   - wakeSource: What to wait for.
  ///   - clock: The wall clock.
  ///   - tell: Called after each pass.
  package init(
    pass: @escaping (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?,
    seconds: Seconds? = nil, wakeSource: any WakeSource, clock: @escaping () -> Date, tell: @escaping (Event) -> Void
  ) {
    (self.pass, self.seconds, self.wakeSource, self.clock, self.tell) = (pass, seconds, wakeSource, clock, tell)
  }

  package func run() async -> End {
    var backoff = Backoff()
    var isFull = false
    while true {
      guard let next = await look(isFull, &backoff) else { return .displaced }
      let wakes = await wakes(next.date, &backoff)
      if wakes.contains(.stop) { return .stopped }
      isFull = !wakes.isDisjoint(with: [.reload, .zoneChange])
      if wakes.contains(.reload) { tell(.reloading) }
    }
  }

  /// When to run the next pass.
  private struct Next {
    let date: Date?
  }

  /// Runs one pass; `nil` if another daemon has the output.
  private func look(_ isFull: Bool, _ backoff: inout Backoff) async -> Next? {
    do throws(StoreError) {
      guard let report = try await pass(isFull) else { return nil }
      if let error = report.storeError {
        tell(.passed(report, next: report.nextPass))
        return failed(error, soonest: report.nextPass, &backoff)
      }
      let date = backoff.date(afterPassAt: clock(), next: report.nextPass)
      tell(.passed(report, next: date))
      return Next(date: date)
    } catch {
      return failed(error, soonest: nil, &backoff)
    }
  }

  private func failed(_ error: StoreError, soonest: Date?, _ backoff: inout Backoff) -> Next {
    let now = clock()
    var retry = backoff.date(afterFailureAt: now)
    // Slots that can be stored are updated on time. What is due right after a pass has failed, and waits.
    if let soonest, soonest > now { retry = min(retry, soonest) }
    tell(.failed(error, retry: retry))
    return Next(date: retry)
  }

  /// Waits until a pass is necessary.
  private func wakes(_ date: Date?, _ backoff: inout Backoff) async -> Set<Wake> {
    var wakes = await wait(until: date)
    if !wakes.isDisjoint(with: [.zoneChange, .outputLoss]) { wakes.formUnion(await settledWakes()) }
    guard let pause = backoff.pause(for: wakes, at: clock()) else { return wakes }
    let limit = date.map { min($0, pause) } ?? pause
    repeat { wakes = await wakeSource.wake(at: limit) } while wakes == [.request] && clock() < limit
    return wakes
  }

  /// Waits, and draws frames of seconds meanwhile.
  private func wait(until date: Date?) async -> Set<Wake> {
    while let seconds, let second = seconds.next(), second < date ?? .distantFuture {
      let wakes = await wakeSource.wake(at: second)
      guard wakes == [.date], clock() < date ?? .distantFuture else { return wakes }
      let outcomes = await seconds.draw()
      if !outcomes.isEmpty { tell(.drew(outcomes)) }
    }
    return await wakeSource.wake(at: date)
  }

  /// Waits a moment, as replacing a link or removing a folder takes several steps.
  private func settledWakes() async -> Set<Wake> {
    let end = clock() + Self.settleDelay
    var wakes: Set<Wake> = []
    repeat {
      wakes.formUnion(await wakeSource.wake(at: end))
    } while wakes.isDisjoint(with: [.date, .clockChange, .stop])
    return wakes
  }

  /// In seconds.
  static let settleDelay: TimeInterval = 0.25
}

extension RefreshPass.Report {
  /// The next date of the list, or of slots that are not in it.
  var nextPass: Date? {
    (outcomes.filter { $0.storeError == nil }.map(\.nextDate) + [next]).compactMap(\.self).min()
  }
}

extension RefreshLoop.Event {
  /// The examined slots.
  package var outcomes: [SlotOutcome] {
    switch self {
    case .passed(let report, _): report.outcomes
    case .drew(let outcomes): outcomes
    case .failed, .reloading: []
    }
  }

  /// The results of the screens that were examined.
  package var screens: [ScreenOutcome] {
    guard case .passed(let report, _) = self else { return [] }
    return report.screens
  }
}
