public import Timelines
public import Views

/// A widget without settings. Apple's page: WidgetKit/StaticConfiguration.
public struct StaticConfiguration<Content>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?
}

extension StaticConfiguration where Content: View {
  /// - Parameters:
  ///   - kind: The name by which the widget is requested and reloaded.
  ///   - provider: Provides the entries.
  ///   - content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(provider, content: content))
  }

  public init<Provider: AsyncTimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _kind = WidgetKind(kind: kind, source: WidgetSource(provider, content: content))
  }
}

/// A configuration without a widget. Apple's page: SwiftUI/EmptyWidgetConfiguration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public init() {}

  public var _kind: WidgetKind? { nil }
}

/// A configuration behind `if #available`. Apple's page: SwiftUI/LimitedAvailabilityConfiguration.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?

  init(_ configuration: some WidgetConfiguration) {
    _kind = configuration._kind
  }
}

/// Builds a configuration from conditions, in a function marked `@WidgetConfigurationBuilder`.
@resultBuilder
public struct WidgetConfigurationBuilder {
  public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content { content }

  public static func buildEither(first: some WidgetConfiguration) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(first)
  }

  public static func buildEither(second: some WidgetConfiguration) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(second)
  }

  public static func buildLimitedAvailability(
    _ content: some WidgetConfiguration
  ) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(content)
  }
}
