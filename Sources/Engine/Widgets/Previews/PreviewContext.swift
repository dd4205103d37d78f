public import LiveActivities
public import Timelines
public import Views

/// Where a preview stands. Apple's page: SwiftUI/PreviewContext.
public protocol PreviewContext {
  /// What the context says about a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Something that a context may say. Apple's page: SwiftUI/PreviewContextKey.
public protocol PreviewContextKey {
  /// What is said.
  associatedtype Value
  /// What counts where nothing is said.
  static var defaultValue: Value { get }
}

/// A widget of a family. Apple's page: WidgetKit/WidgetPreviewContext.
public struct WidgetPreviewContext: PreviewContext, Hashable, Sendable {
  /// The family.
  public let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) { self.family = family }

  /// The key's default value: nothing asks.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The form of a live activity in a preview. Apple's page: WidgetKit/ActivityPreviewViewKind.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// A form of the island. Apple's page: WidgetKit/ActivityPreviewViewKind/DynamicIslandPreviewViewState.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// At both sides of the camera.
    case compact
    /// Touched and held.
    case expanded
    /// A circle.
    case minimal
  }

  /// The Lock Screen.
  case content
  /// Around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// An empty view: live activities are not drawn.
  /// Apple's page: ActivityKit/ActivityAttributes/previewContext(_:isStale:viewKind:).
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    EmptyView()
  }
}
