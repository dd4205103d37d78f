public import Foundation
import Localization

extension Text {
  /// Creates a text of an interval: `9:30 AM – 2:45 PM`. Apple's page: SwiftUI/Text/init(_:)-(ClosedRange<Date>).
  public init(_ dates: ClosedRange<Date>) {
    self.init(IntervalText(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Creates a text of an interval: `9:30 AM – 2:45 PM`. Apple's page: SwiftUI/Text/init(_:)-(DateInterval).
  public init(_ interval: DateInterval) { self.init(IntervalText(start: interval.start, end: interval.end)) }

  /// Creates a timer that runs within an interval, up or down, and stops outside of it. Apple's page:
  /// SwiftUI/Text/init(timerInterval:pauseTime:countsDown:showsHours:).
  ///
  /// - Parameters:
  ///   - timerInterval: When it runs.
  ///   - pauseTime: When it stops (default: at the interval's end).
  ///   - countsDown: Whether it shows the remaining or the elapsed time.
  ///   - showsHours: Whether 90 minutes are `1:30:00` or `90:00`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

private struct IntervalText: TextSource {
  let start: Date
  let end: Date

  func segments(in surroundings: TextContext) -> [TextSegment] {
    let range = start.clampedToCalendars..<max(start, end).clampedToCalendars
    return [
      TextSegment(
        surroundings.localization.output(of: range, Date.IntervalFormatStyle(date: .omitted, time: .shortened)))
    ]
  }
}

/// A timer within an interval.
private struct TimerText: TextSource {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func segments(in surroundings: TextContext) -> [TextSegment] {
    let now = surroundings.now
    let time = min(max(min(pauseTime ?? now, now), interval.lowerBound), interval.upperBound)
    let clock = Clock(
      seconds: countsDown
        ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound))
    if now < interval.upperBound, pauseTime.map({ now < $0 }) ?? true {
      let next = clock.nextChange(after: max(now, interval.lowerBound), countsDown: countsDown)
      surroundings.recordChange(at: next)
    }
    var segment = TextSegment(
      clock.string(countsDown: countsDown, showsHours: showsHours, in: surroundings.localization.locale))
    segment.isTimer = true
    return [segment]
  }
}
