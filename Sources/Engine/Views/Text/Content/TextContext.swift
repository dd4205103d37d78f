package import Foundation
import Graphics
package import Localization

/// What a text is resolved with: the environment and the picture.
package struct TextContext {
  package let environment: EnvironmentValues
  package let localization: LocalizationContext
  /// Nil if only the characters are needed.
  let context: _LoweringContext?

  package init(_ environment: EnvironmentValues, context: _LoweringContext? = nil) {
    self.environment = environment
    self.context = context
    localization = environment.localization
  }

  /// The date that times are relative to.
  var now: Date { localization.now }

  /// Records that the picture is out of date at `date`, if that is in the future.
  func recordChange(at date: Date?) {
    guard let pass = context?.pass, let date, date > now else { return }
    pass[NextTextChangeKey.self] = pass[NextTextChangeKey.self].map { min($0, date) } ?? date
  }
}

/// When the first of the picture's texts changes, such as one that counts time; nil for never.
package enum NextTextChangeKey: FrameValueKey {
  package static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// The settings for looking up and formatting strings.
  package var localization: LocalizationContext {
    LocalizationContext(
      locale: locale, timeZone: timeZone, calendar: ownCalendar, now: currentDate, tables: stringTables)
  }

  /// The current date of the picture (default: the reference date, never the system clock).
  ///
  /// For the current entry it is the date at which the picture is drawn, for one drawn ahead of time the entry's
  /// date.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// True in a widget, false for a view drawn on its own.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }

  /// The tables of localized strings; nil for none.
  package var stringTables: StringTables? {
    get { self[StringTablesKey.self] }
    set { self[StringTablesKey.self] = newValue }
  }
}

private enum CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
private enum StringTablesKey: EnvironmentKey { static var defaultValue: StringTables? { nil } }
private enum IsInWidgetKey: EnvironmentKey { static var defaultValue: Bool { false } }
