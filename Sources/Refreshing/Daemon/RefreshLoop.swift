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
    /// Everything is looked at again, as somebody asked for that.
    case reloading
  }

  /// Why there are no more passes.
  package enum End: Hashable, Sendable {
    /// Somebody said so.
    case stopped
    /// Another daemon has the output now.
    case displaced
  }

  private let pass: (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?
  private let alarm: any Alarm
  private let clock: () -> Date
  private let tell: (Event) -> Void

  /// - Parameters:
  ///   - pass: One pass; a full one takes nothing for granted. Nil where another daemon has the output.
  ///   - alarm: What is waited with.
  ///   - clock: The wall clock.
  ///   - tell: Is called after each pass.
  package init(
    pass: @escaping (_ isFull: Bool) async throws(StoreError) -> RefreshPass.Report?, alarm: any Alarm,
    clock: @escaping () -> Date, tell: @escaping (Event) -> Void
  ) {
    (self.pass, self.alarm, self.clock, self.tell) = (pass, alarm, clock, tell)
  }

  /// Runs until it is stopped.
  package func run() async -> End {
    var pace = Pace()
    var isFull = false
    while true {
      guard let next = await look(isFull, &pace) else { return .displaced }
      let wakes = await wakes(next.date, &pace)
      if wakes.contains(.stop) { return .stopped }
      isFull = wakes.contains(.reload)
      if isFull { tell(.reloading) }
    }
  }

  /// When to look again.
  private struct Next {
    let date: Date?
  }

  /// One pass; nil where another daemon has the output.
  private func look(_ isFull: Bool, _ pace: inout Pace) async -> Next? {
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

  private func failed(_ error: StoreError, soonest: Date?, _ pace: inout Pace) -> Next {
    let now = clock()
    var retry = pace.date(afterFailureAt: now)
    // Places that can be kept are kept in time. What is due after a pass is what fails, and waits.
    if let soonest, soonest > now { retry = min(retry, soonest) }
    tell(.failed(error, retry: retry))
    return Next(date: retry)
  }

  /// Waits until there is something to look at.
  private func wakes(_ date: Date?, _ pace: inout Pace) async -> Set<Wake> {
    var wakes = await alarm.wake(at: date)
    guard let pause = pace.pause(for: wakes, at: clock()) else { return wakes }
    let limit = date.map { min($0, pause) } ?? pause
    repeat { wakes = await alarm.wake(at: limit) } while wakes == [.request] && clock() < limit
    return wakes
  }
}

extension RefreshPass.Report {
  /// When there is something to do again: what the list says, and what was looked at without getting there.
  var nextLook: Date? {
    (outcomes.filter { $0.storeError == nil }.map(\.nextDate) + [next]).compactMap(\.self).min()
  }
}
