public import Foundation
import Localization

/// The format styles for times. Apple's page: SwiftUI/SystemFormatStyle.
///
/// Their input is a date, usually the picture's.
public enum SystemFormatStyle {}

/// The common parts of the four styles: a locale, a calendar, and when they change.
public protocol _SystemFormatStyle: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  var _surroundings: _SystemFormatContext { get set }
  func _string(at date: Date) -> String
  /// When the text next changes; nil for never.
  func _change(after date: Date) -> Date?
}

public struct _SystemFormatContext: Hashable, Sendable, Codable {
  var locale = Locale(identifier: "en_US")
  private var ownCalendar: Calendar?

  var calendar: Calendar {
    get { ownCalendar ?? LocalizationContext.current.calendar }
    set { ownCalendar = newValue }
  }
}

extension _SystemFormatStyle {
  /// The text for `value`. Apple's page: Foundation/FormatStyle/format(_:).
  public func format(_ value: Date) -> AttributedString { AttributedString(_string(at: value.clampedToCalendars)) }

  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy._surroundings.locale = locale
    return copy
  }

  /// The next input with a different text; nil for none.
  public func discreteInput(after input: Date) -> Date? { _change(after: input.clampedToCalendars) }

  /// The previous input with a different text. Pictures only look ahead: always a second before.
  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

  public func input(after input: Date) -> Date? { input.addingTimeInterval(1) }

  public func input(before input: Date) -> Date? { input.addingTimeInterval(-1) }

  package func counting(in calendar: Calendar) -> Self {
    var copy = self
    copy._surroundings.calendar = calendar
    return copy
  }
}
