public import LiveActivities
public import Timelines
public import Views

/// The context of a preview. Apple's page: SwiftUI/PreviewContext.
public protocol PreviewContext {
  /// The context's value for a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of a preview's context. Apple's page: SwiftUI/PreviewContextKey.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value if the context has none.
  static var defaultValue: Value { get }
}

/// A preview of a widget in a family. Apple's page: WidgetKit/WidgetPreviewContext.
public struct WidgetPreviewContext: PreviewContext, Hashable, Sendable {
  public let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }

  /// Returns the key's default value.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The presentation of a Live Activity in a preview. Apple's page: WidgetKit/ActivityPreviewViewKind.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A presentation of the Dynamic Island. Apple's page:
  /// WidgetKit/ActivityPreviewViewKind/DynamicIslandPreviewViewState.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact, expanded, minimal
  }

  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  var family: WidgetFamily {
    switch self {
    case .content: .lockScreen
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.expanded): .expanded
    case .dynamicIsland(.minimal): .minimal
    }
  }
}

extension ActivityAttributes {
  /// A preview of the activity that the attributes belong to, in a presentation. Outside of a `PreviewProvider`, it is
  /// empty. Apple's page: ActivityKit/ActivityAttributes/previewContext(_:isStale:viewKind:).
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    _PreviewedActivity(
      shown: ActivityViewContext(activityID: "preview", attributes: self, state: contentState, isStale: isStale),
      family: viewKind.family)
  }
}
