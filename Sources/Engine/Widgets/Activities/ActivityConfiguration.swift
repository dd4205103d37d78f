public import LiveActivities
public import Views

/// A live activity. Apple's page: WidgetKit/ActivityConfiguration.
///
/// Type-checks, is listed, and is not drawn: its content comes from a running app.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// No widget.
  public var _kind: WidgetKind? { nil }
  /// The live activity, by the type of its attributes.
  public let _undrawn: UndrawnWidget?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - attributesType: What the activity is about.
  ///   - content: The view on the Lock Screen; never made.
  ///   - dynamicIsland: The views around the camera; never made.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _undrawn = UndrawnWidget(
      kind: "\(attributesType)", reason: "a live activity, which shows what a running app tells it")
  }
}
