/// Says what a widget shows and when. Apple's page: WidgetKit/TimelineProvider.
///
/// A completion handler may be called at once or later, on any thread; the first call counts. Functions whose handlers are
/// not marked `@Sendable`, as in most sources, fulfil the protocol too.
public protocol TimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When and where the widget matters. Never asked: there is no stack that would turn to it.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Nothing said. Apple's page: WidgetKit/TimelineProvider/relevance().
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
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
  /// When and where the widget matters. Never asked.
  func relevance() async -> WidgetRelevance<Void>
}

extension AsyncTimelineProvider {
  /// Nothing said.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
