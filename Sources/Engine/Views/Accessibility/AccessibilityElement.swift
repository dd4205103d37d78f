import LayoutEngine

/// How an accessibility element combines the views inside it. Apple's page: SwiftUI/AccessibilityChildBehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityContent.Children

  /// The views inside are not spoken.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// The views inside are spoken one after the other.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// The views inside are spoken as one element; in a picture's text this is the same as ``contain``.
  public static let combine = AccessibilityChildBehavior(children: .contain)
}

extension View {
  /// Sets whether the views inside are spoken. Apple's page: SwiftUI/View/accessibilityElement(children:).
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingAccessibility { content, _ in content.children = children.children }
  }

  /// Leaves the view out of the picture's alternative text. Apple's page: SwiftUI/View/accessibilityHidden(_:).
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    changingAccessibility { content, _ in if isEnabled { content.isHidden = hidden } }
  }

  /// Sets the order in which siblings are spoken, highest priority first. Apple's page:
  /// SwiftUI/View/accessibilitySortPriority(_:).
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingAccessibility { content, _ in content.sortPriority = sortPriority }
  }
}
