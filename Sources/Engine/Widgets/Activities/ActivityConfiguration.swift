public import LiveActivities
public import Views

/// A Live Activity. Apple's page: WidgetKit/ActivityConfiguration.
///
/// It compiles and is listed, but it is not drawn: its content comes from a running app.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public var _kind: WidgetKind? { nil }
  public let _undrawn: UndrawnWidget?

  /// - Parameters:
  ///   - attributesType: The type of the activity's data.
  ///   - content: The view on the Lock Screen; never called.
  ///   - dynamicIsland: The views around the camera; never called.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _undrawn = UndrawnWidget(
      kind: "\(attributesType)", reason: "a Live Activity, which a running app updates")
  }
}
