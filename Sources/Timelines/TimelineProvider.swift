public import Foundation

/// Where and for what a provider is asked. Apple's page: WidgetKit/TimelineProviderContext.
public struct TimelineProviderContext: Sendable {
  /// The family that is drawn.
  public let family: WidgetFamily
  /// True for a picture in a gallery of widgets: sample data is welcome.
  public let isPreview: Bool
  /// The size of the picture in points.
  public let displaySize: CGSize

  /// When the provider is asked. WidgetKit has no such property; a provider that takes this for `Date()` can be asked
  /// about other times (`--at`).
  public let date: Date

  /// Creates a context.
  package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize, date: Date) {
    self.date = date
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// Says what a widget shows and when. Apple's page: WidgetKit/TimelineProvider.
public protocol TimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The same with `async` functions in place of completion handlers.
///
/// WidgetKit has these only for providers with a configuration; here widgets without one can have them too.
public protocol AsyncTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  func snapshot(in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(in context: Context) async -> Timeline<Entry>
}
