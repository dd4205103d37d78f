public import Foundation
public import LayoutEngine
public import LiveActivities
public import Views

/// The views of a Live Activity around the camera. Apple's page: WidgetKit/DynamicIsland. Not drawn.
public struct DynamicIsland {
  /// The closures are never called.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Does nothing. Apple's page: WidgetKit/DynamicIsland/keylineTint(_:).
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Does nothing. Apple's page: WidgetKit/DynamicIsland/widgetURL(_:).
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Does nothing. Apple's page: WidgetKit/DynamicIsland/contentMargins(_:_:for:).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

/// A presentation of the Dynamic Island. Apple's page: WidgetKit/DynamicIslandMode.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

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

/// The values that a Live Activity's view shows. Apple's page: WidgetKit/ActivityViewContext.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// True if the state is out of date.
  public let isStale: Bool
}
