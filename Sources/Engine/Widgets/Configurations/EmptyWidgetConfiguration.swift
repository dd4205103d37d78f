/// No widget at all. Apple's page: SwiftUI/EmptyWidgetConfiguration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// Creates it.
  public init() {}

  /// No widget.
  public var _kind: WidgetKind? { nil }
}

/// A configuration behind `if #available`. Apple's page: SwiftUI/LimitedAvailabilityConfiguration.
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// What is known of the widget.
  public let _kind: WidgetKind?
  /// What is known of something that is not drawn.
  public let _undrawn: UndrawnWidget?

  init(_ configuration: some WidgetConfiguration) {
    (_kind, _undrawn) = (configuration._kind, configuration._undrawn)
  }
}

/// Chooses a configuration: conditions in a function marked `@WidgetConfigurationBuilder`.
@resultBuilder
public struct WidgetConfigurationBuilder {
  /// The one configuration.
  public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content { content }

  /// The first branch of `if … else`.
  public static func buildEither(first: some WidgetConfiguration) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(first)
  }

  /// The other branch of `if … else`.
  public static func buildEither(second: some WidgetConfiguration) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(second)
  }

  /// What stands behind `if #available`.
  public static func buildLimitedAvailability(
    _ content: some WidgetConfiguration
  ) -> LimitedAvailabilityConfiguration {
    LimitedAvailabilityConfiguration(content)
  }
}
