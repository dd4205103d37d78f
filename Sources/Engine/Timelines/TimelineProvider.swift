public import Foundation

/// Provides a widget's entries. Apple's page: WidgetKit/TimelineProvider.
///
/// A completion handler may be called at once or later, on any thread; only the first call is used. Functions whose
/// handlers are not marked `@Sendable`, as in most sources, satisfy the protocol too.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry of sample data, immediately.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry, quickly; sample data if `context.isPreview`.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the entries from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When and where the widget is relevant. Never called: nothing evaluates it.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// No relevance. Apple's page: WidgetKit/TimelineProvider/relevance().
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// A timeline provider with `async` functions in place of completion handlers.
///
/// WidgetKit has these only for providers with a configuration; here, widgets without one can use them too.
public protocol AsyncTimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry of sample data, immediately.
  func placeholder(in context: Context) -> Entry
  /// Returns the current entry, quickly; sample data if `context.isPreview`.
  func snapshot(in context: Context) async -> Entry
  /// Returns the entries from now on.
  func timeline(in context: Context) async -> Timeline<Entry>
  /// When and where the widget is relevant. Never called.
  func relevance() async -> WidgetRelevance<Void>
}

extension AsyncTimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

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
  public var calendar: Calendar { makeCalendar() }

  /// Made when it is used: the first calendar of a process takes half a millisecond.
  private let makeCalendar: @Sendable () -> Calendar

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
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize, date: Date,
    calendar: @autoclosure @escaping @Sendable () -> Calendar = .inGMT
  ) {
    self.date = date
    makeCalendar = calendar
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
