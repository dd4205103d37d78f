import LayoutEngine

/// What becomes of the views inside an accessibility element. Apple's page: SwiftUI/AccessibilityChildBehavior.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityContent.Children

  /// They are not spoken.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// They are spoken one after the other.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// They are spoken as one; in the text of a picture that is the same as one after the other.
  public static let combine = AccessibilityChildBehavior(children: .contain)
}

extension View {
  /// Says whether the views inside are spoken. Apple's page: SwiftUI/View/accessibilityElement(children:).
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingAccessibility { content, _ in content.children = children.children }
  }

  /// Leaves the view out of the picture's alternative text. Apple's page: SwiftUI/View/accessibilityHidden(_:).
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    changingAccessibility { content, _ in if isEnabled { content.isHidden = hidden } }
  }

  /// Views of higher priority are spoken before their siblings.
  /// Apple's page: SwiftUI/View/accessibilitySortPriority(_:).
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingAccessibility { content, _ in content.sortPriority = sortPriority }
  }
}
