public import Foundation
public import Localization

extension SystemFormatStyle {
  /// A timer that runs within an interval. Apple's page: SwiftUI/SystemFormatStyle/Timer.
  public struct Timer: _SystemFormatStyle, LocalizedDateStyle {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool
    public var _surroundings = _SystemFormatContext()

    /// Shows the elapsed time. Seconds are the finest unit in a picture.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, self.showsHours, countsDown) = (interval, showsHours, false)
    }

    /// Shows the remaining time. Seconds are the finest unit in a picture.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, self.showsHours, countsDown) = (interval, showsHours, true)
    }

    public func _string(at date: Date) -> String {
      clock(at: date).string(countsDown: countsDown, showsHours: showsHours, in: _surroundings.locale)
    }

    public func _change(after date: Date) -> Date? {
      guard date < interval.upperBound else { return nil }
      let start = max(date, interval.lowerBound)
      return clock(at: start).nextChange(after: start, countsDown: countsDown)
    }

    private func clock(at date: Date) -> Clock {
      let time = min(max(date, interval.lowerBound), interval.upperBound)
      return Clock(
        seconds: countsDown
          ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound))
    }
  }

  /// A timer that counts up from a date. Apple's page: SwiftUI/SystemFormatStyle/Stopwatch.
  public struct Stopwatch: _SystemFormatStyle, LocalizedDateStyle {
    private let start: Date
    private let showsHours: Bool
    public var _surroundings = _SystemFormatContext()

    /// Counts from `startDate`. Seconds are the finest unit in a picture.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (startDate, showsHours)
    }

    public func _string(at date: Date) -> String {
      clock(at: date).string(countsDown: false, showsHours: showsHours, in: _surroundings.locale)
    }

    public func _change(after date: Date) -> Date? {
      clock(at: date).nextChange(after: max(date, start), countsDown: false)
    }

    private func clock(at date: Date) -> Clock { Clock(seconds: date.timeIntervalSince(start.clampedToCalendars)) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer of the elapsed time of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// A timer of the remaining time of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A timer that counts up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

/// A format whose text is a running timer when its input is a time data source.
protocol RunningClockStyle {}

extension SystemFormatStyle.Timer: RunningClockStyle {}

extension SystemFormatStyle.Stopwatch: RunningClockStyle {}

extension Duration.TimeFormatStyle: RunningClockStyle {}

extension Duration.TimeFormatStyle.Attributed: RunningClockStyle {}
