public import LayoutEngine
public import Views

extension View {
  /// The background of a Live Activity on a Lock Screen. Apple's page: SwiftUI/View/activityBackgroundTint(_:).
  ///
  /// Of nested tints the outermost is drawn. `nil` is the system's background.
  public func activityBackgroundTint(_ color: Color?) -> _ActivityTintView<Self> {
    _ActivityTintView(content: self, tint: color)
  }

  /// Does nothing: the buttons that the system adds are not drawn. Apple's page:
  /// SwiftUI/View/activitySystemActionForegroundColor(_:).
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// Sets the background of a Live Activity while the view is lowered.
public struct _ActivityTintView<Content> {
  let content: Content
  let tint: Color?
}

extension _ActivityTintView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    // After the content, so that an outer tint replaces an inner one.
    context.pass[ActivityTintKey.self] = tint.map { context.single($0) }
    return nodes
  }
}

/// The background of a Live Activity; nil for the system's.
package enum ActivityTintKey: FrameValueKey {
  package static var defaultValue: LayoutNode? { nil }
}

/// The size in which a Live Activity is shown. Apple's page: WidgetKit/ActivityFamily.
public enum ActivityFamily: CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// On a watch and in a car.
  case small
  /// On the Lock Screen.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

extension EnvironmentValues {
  /// The size in which a Live Activity is shown (default: medium, as on a Lock Screen). Apple's page:
  /// SwiftUI/EnvironmentValues/activityFamily.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether a Live Activity fills the screen (default: false). Apple's page:
  /// SwiftUI/EnvironmentValues/isActivityFullscreen.
  public var isActivityFullscreen: Bool {
    get { self[ActivityFullscreenKey.self] }
    set { self[ActivityFullscreenKey.self] = newValue }
  }

  /// Whether a Live Activity is updated less often (default: false). Apple's page:
  /// SwiftUI/EnvironmentValues/isActivityUpdateReduced.
  public var isActivityUpdateReduced: Bool {
    get { self[ActivityUpdateKey.self] }
    set { self[ActivityUpdateKey.self] = newValue }
  }

  /// Whether the compact and minimal views have less width, as in landscape since iOS 27 (default: false, as in
  /// portrait, which is what is drawn). Apple's page:
  /// SwiftUI/EnvironmentValues/isDynamicIslandLimitedInWidth.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[IslandWidthKey.self] }
    set { self[IslandWidthKey.self] = newValue }
  }
}

private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private enum ActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ActivityUpdateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IslandWidthKey: EnvironmentKey { static var defaultValue: Bool { false } }
