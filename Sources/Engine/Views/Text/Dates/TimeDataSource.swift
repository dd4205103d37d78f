public import Foundation
import Localization

/// A value that depends on the time, for a text that formats it. Apple's page: SwiftUI/TimeDataSource.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (_ now: Date) -> Value
  /// When the value is reached; nil if a value has no date.
  let date: @Sendable (Value, _ now: Date) -> Date?
  let name: String
}

extension TimeDataSource where Value == Date {
  /// The picture's date. Apple's page: SwiftUI/TimeDataSource/currentDate.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { value, _ in value }, name: "currentDate")
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from `date` to now, negative before `date`. Apple's page: SwiftUI/TimeDataSource/durationOffset(to:).
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      value: { .seconds($0.clampedToCalendars.timeIntervalSince(date.clampedToCalendars)) },
      date: { value, _ in date.addingTimeInterval(value / .seconds(1)) },
      name: "durationOffset \(date.timeIntervalSinceReferenceDate)")
  }
}

extension TimeDataSource where Value == Date {
  /// The spelling of Apple's documentation: `TimeDataSource<Date>.durationOffset(to: date)`.
  @_disfavoredOverload
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>.durationOffset(to: date)
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From `date` to now; empty before `date`. Apple's page: SwiftUI/TimeDataSource/dateRange(startingAt:).
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { date..<max(date, $0) }, date: { value, _ in value.upperBound },
      name: "dateRange from \(date.timeIntervalSinceReferenceDate)")
  }

  /// From now to `date`; empty after `date`. Apple's page: SwiftUI/TimeDataSource/dateRange(endingAt:).
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      value: { min(date, $0)..<date }, date: { value, _ in value.lowerBound },
      name: "dateRange to \(date.timeIntervalSinceReferenceDate)")
  }
}

extension Text {
  /// Creates a text of a time data source, in a format style. Apple's page:
  /// SwiftUI/Text/init(_:format:)-(TimeDataSource).
  public init<Value, Style: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Style
  ) where Value == Style.FormatInput, Style.FormatOutput == String {
    self.init(TimeText(source: source, style: format) { [TextSegment($0)] })
  }

  /// Creates a text of a time data source, in a format style whose output is an attributed string.
  public init<Value, Style: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, format: Style
  ) where Value == Style.FormatInput, Style.FormatOutput == AttributedString {
    self.init(TimeText(source: source, style: format) { $0.textSegments })
  }
}

/// A time data source with its format style; styles are values, and only read here.
private struct TimeText<Style: DiscreteFormatStyle>: TextSource, @unchecked Sendable {
  let source: TimeDataSource<Style.FormatInput>
  let style: Style
  let segments: @Sendable (Style.FormatOutput) -> [TextSegment]

  init(
    source: TimeDataSource<Style.FormatInput>, style: Style,
    segments: @escaping @Sendable (Style.FormatOutput) -> [TextSegment]
  ) {
    self.source = source
    self.style = style
    self.segments = segments
  }

  func segments(in surroundings: TextContext) -> [TextSegment] {
    let value = source.value(surroundings.now)
    let next = style.discreteInput(after: value).flatMap { source.date($0, surroundings.now) }
    surroundings.recordChange(at: next)
    var segments = segments(surroundings.localization.output(of: value, style))
    guard style is any RunningClockStyle else { return segments }
    for index in segments.indices { segments[index].isTimer = true }
    return segments
  }

  static func == (a: Self, b: Self) -> Bool { a.style == b.style && a.source.name == b.source.name }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
