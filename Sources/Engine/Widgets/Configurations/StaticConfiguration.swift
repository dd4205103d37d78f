public import Timelines
public import Views

/// A widget without settings. Apple's page: WidgetKit/StaticConfiguration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _kind: WidgetKind?

  /// - Parameters:
  ///   - kind: The name by which the widget is requested and reloaded.
  ///   - provider: Provides the entries.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(EntrySource(provider), content: content))
  }

  public init<Provider: AsyncTimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(EntrySource(provider), content: content))
  }
}

extension StaticConfiguration {
  public typealias Body = _NoConfiguration
}
