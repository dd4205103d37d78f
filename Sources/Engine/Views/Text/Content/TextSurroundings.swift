package import Foundation
import Graphics
package import Localization

/// What a text is resolved in: the environment, and the picture that it becomes part of.
package struct TextSurroundings {
  package let environment: EnvironmentValues
  package let localization: LocalizationContext
  /// Nil where a text is only asked for its characters.
  let context: _LoweringContext?

  package init(_ environment: EnvironmentValues, context: _LoweringContext? = nil) {
    self.environment = environment
    self.context = context
    localization = environment.localization
  }

  /// What dates are counted from.
  var now: Date { localization.now }

  /// Notes that the picture will be out of date at `date`; what has passed, or never comes, is not noted.
  func notesChange(at date: Date?) {
    guard let pass = context?.pass, let date, date > now else { return }
    pass[NextTextChangeKey.self] = pass[NextTextChangeKey.self].map { min($0, date) } ?? date
  }
}

/// When the first of the picture's texts shows something else, as a text that counts time does; nil for never.
package enum NextTextChangeKey: FrameValueKey {
  package static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
  /// What strings are looked up and written with at this point of the tree.
  package var localization: LocalizationContext {
    LocalizationContext(
      locale: locale, timeZone: timeZone, calendar: calendar, now: currentDate, tables: stringTables)
  }

  /// What counts as now in the picture; the reference date unless the renderer says otherwise, never the clock's.
  ///
  /// For the entry that is current it is the date at which the picture is drawn, for one drawn ahead of time the entry's.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// True for what WidgetKit shows, false for a view that stands alone.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }

  /// The tables of translations; nil for none.
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
