public import Foundation

/// Where and for what a provider is asked. Apple's page: WidgetKit/TimelineProviderContext.
public struct TimelineProviderContext: Sendable {
  /// The family that is drawn.
  public let family: WidgetFamily
  /// True for a picture in a gallery of widgets: sample data is welcome.
  public let isPreview: Bool
  /// The size of the picture in points.
  public let displaySize: CGSize
  /// The environments that the picture will be drawn in.
  public let environmentVariants: EnvironmentVariants

  /// When the provider is asked. WidgetKit has no such property; a provider that takes this for `Date()` can be asked
  /// about other times (`--at`).
  public let date: Date

  /// The Gregorian calendar in the picture's locale and time zone. WidgetKit has no such property; a provider that takes this
  /// for `Calendar.current` finds the days of the place that its picture is for (`--time-zone`, `--locale`).
  public let calendar: Calendar

  /// Environments in which one entry is drawn. Apple's page: WidgetKit/TimelineProviderContext/EnvironmentVariants.
  ///
  /// Nothing is known in advance here: every key path gives nil.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// Nil: what a picture is drawn in is asked for later.
    public subscript<Root, Value>(dynamicMember keyPath: WritableKeyPath<Root, Value>) -> [Value]? { nil }
  }

  /// Creates a context.
  ///
  /// - Parameter calendar: In `en_US` and GMT unless given.
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
  /// The Gregorian calendar in `en_US` and GMT.
  package static var inGMT: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }
}
