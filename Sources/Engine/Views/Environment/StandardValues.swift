public import Foundation
public import LayoutEngine

/// Light or dark. Apple's page: SwiftUI/ColorScheme.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

extension EnvironmentValues {
  /// Light or dark; light unless the renderer says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Where reading begins.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels per point: 2 unless the renderer says otherwise.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Points per pixel.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Language and formats; `en_US` unless the renderer says otherwise, never the process's own.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone for dates; GMT unless the renderer says otherwise, never the process's own.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar for dates, in the environment's locale and time zone unless set.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The axis of the nearest stack, for spacers and dividers; nil outside of one.
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
