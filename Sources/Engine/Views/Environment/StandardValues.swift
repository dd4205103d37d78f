public import Foundation
public import LayoutEngine

/// Light or dark. Apple's page: SwiftUI/ColorScheme.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  /// The colour scheme (default: light).
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels per point (default: 2).
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The language and formats (default: `en_US`, never the process's own).
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone for dates (GMT by default, never the process's own).
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar for dates (default: of the environment's locale and time zone).
  public var calendar: Calendar {
    get {
      if let ownCalendar { return ownCalendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The calendar that a view or the program chose, if any.
  var ownCalendar: Calendar? { self[CalendarKey.self] }

  /// The axis of the nearest stack, for spacers and dividers; nil outside of stacks.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension View {
  /// Sets the colour scheme inside the view. Apple's page: SwiftUI/View/colorScheme(_:).
  public func colorScheme(_ colorScheme: ColorScheme) -> _EnvironmentModifier<Self> {
    environment(\.colorScheme, colorScheme)
  }

  /// Does nothing: it applies to the window around the view, and a widget has none. Apple's page:
  /// SwiftUI/View/preferredColorScheme(_:).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}

/// Whether bold text is enabled. Apple's page: SwiftUI/LegibilityWeight.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  /// Whether bold text is enabled; nil by default. Setting it does not change fonts. Apple's page:
  /// SwiftUI/EnvironmentValues/legibilityWeight.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

/// Whether something is visible. Apple's page: SwiftUI/Visibility.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
