public import Timelines
public import Views

/// A widget without settings. Apple's page: WidgetKit/StaticConfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// What is known of the widget.
  public let _kind: WidgetKind?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the widget is asked for and reloaded.
  ///   - provider: Says what is shown and when.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(EntrySource(provider), content: content))
  }

  /// Creates a configuration from a provider with `async` functions.
  public init<Provider: AsyncTimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(EntrySource(provider), content: content))
  }
}

extension StaticConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration
}
