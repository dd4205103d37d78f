public import Foundation
import Localization

/// The styles in which a text counts time. Apple's page: SwiftUI/SystemFormatStyle.
///
/// Their input is a date, usually the picture's now.
public enum SystemFormatStyle {}

/// What the four styles share: a locale, a calendar, and when they change.
public protocol _SystemFormatStyle: DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  /// Where the words are for.
  var _surroundings: _SystemFormatSurroundings { get set }
  /// The words.
  func _string(at date: Date) -> String
  /// When the words change next; nil for never.
  func _change(after date: Date) -> Date?
}

/// A language and a calendar.
public struct _SystemFormatSurroundings: Hashable, Sendable, Codable {
  var locale = Locale(identifier: "en_US")
  private var ownCalendar: Calendar?

  var calendar: Calendar {
    get { ownCalendar ?? LocalizationContext.current.calendar }
    set { ownCalendar = newValue }
  }
}

extension _SystemFormatStyle {
  /// The words for `value`. Apple's page: Foundation/FormatStyle/format(_:).
  public func format(_ value: Date) -> AttributedString { AttributedString(_string(at: value.withinReach)) }

  /// The style in another language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy._surroundings.locale = locale
    return copy
  }

  /// The next input with other words; nil for none.
  public func discreteInput(after input: Date) -> Date? { _change(after: input.withinReach) }

  /// The previous input with other words. Pictures only look ahead: a second before.
  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

  /// The next input after `input`.
  public func input(after input: Date) -> Date? { input.addingTimeInterval(1) }

  /// The last input before `input`.
  public func input(before input: Date) -> Date? { input.addingTimeInterval(-1) }

  /// See ``LocalizedDateStyle``.
  package func counting(in calendar: Calendar) -> Self {
    var copy = self
    copy._surroundings.calendar = calendar
    return copy
  }
}
