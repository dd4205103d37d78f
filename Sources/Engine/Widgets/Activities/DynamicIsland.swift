public import Foundation
public import LayoutEngine
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
