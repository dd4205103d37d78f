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
