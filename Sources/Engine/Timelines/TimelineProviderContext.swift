public import Foundation

/// The family, size and environment that a provider is asked for. Apple's page: WidgetKit/TimelineProviderContext.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// True for a picture in the widget gallery, for which sample data are suitable.
  public let isPreview: Bool
  /// The size of the picture in points.
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  /// The time of the request. WidgetKit has no such property. A provider that uses it instead of `Date()` supports
  /// other times (`--at`).
  public let date: Date

  /// The Gregorian calendar in the picture's locale and time zone. WidgetKit has no such property. A provider that
  /// uses it instead of `Calendar.current` has the days of its picture's location (`--time-zone`, `--locale`).
  public let calendar: Calendar

  /// The environments that one entry is drawn in. Apple's page:
  /// WidgetKit/TimelineProviderContext/EnvironmentVariants.
  ///
  /// Nothing is known in advance: every key path returns nil.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    public subscript<Root, Value>(dynamicMember keyPath: WritableKeyPath<Root, Value>) -> [Value]? { nil }
  }

  /// - Parameter calendar: (default: in `en_US` and GMT)
  package init(
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize, date: Date, calendar: Calendar = .inGMT
  ) {
    self.date = date
    self.calendar = calendar
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    environmentVariants = EnvironmentVariants()
  }
}

extension Calendar {
  package static var inGMT: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }
}
