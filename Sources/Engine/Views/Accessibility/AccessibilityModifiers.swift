import Foundation
import LayoutEngine

extension View {
  /// Replaces the texts inside the view in the picture's alternative text. Apple's page:
  /// SwiftUI/View/accessibilityLabel(_:).
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> _UnaryView<Self> {
    changingAccessibility { if isEnabled { $0.label = $1.spoken(label) } }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Adds a value to the view's alternative text, after its label or texts. Apple's page:
  /// SwiftUI/View/accessibilityValue(_:).
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> _UnaryView<Self> {
    changingAccessibility { if isEnabled { $0.value = $1.spoken(value) } }
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  func changingAccessibility(
    _ change: @escaping (inout AccessibilityContent, _LoweringContext) -> Void
  ) -> _UnaryView<Self> {
    _UnaryView(self) { node, context in
      change(&node.accessibility, context)
      return node
    }
  }
}

extension _LoweringContext {
  func spoken(_ text: Text) -> String { text._lower(in: self).compactMap(\.accessibility.label).joined() }
}

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
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _UnaryView<Self> {
    changingAccessibility { content, _ in content.children = children.children }
  }

  /// Leaves the view out of the picture's alternative text. Apple's page: SwiftUI/View/accessibilityHidden(_:).
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> _UnaryView<Self> {
    changingAccessibility { content, _ in if isEnabled { content.isHidden = hidden } }
  }

  /// Sets the order in which siblings are spoken, highest priority first. Apple's page:
  /// SwiftUI/View/accessibilitySortPriority(_:).
  public func accessibilitySortPriority(_ sortPriority: Double) -> _UnaryView<Self> {
    changingAccessibility { content, _ in content.sortPriority = sortPriority }
  }
}

extension View {
  /// Replaces the view's alternative text with the text of another view. Apple's page:
  /// SwiftUI/View/accessibilityRepresentation(representation:).
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    spokenAs(representation())
  }

  /// Replaces the alternative text of the views inside with the text of `children`. Apple's page:
  /// SwiftUI/View/accessibilityChildren(children:).
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { spokenAs(children()) }

  private func spokenAs(_ other: some View) -> _UnaryView<Self> {
    changingAccessibility { content, context in
      let node = context.single(other, role: "accessibility")
      content.label = PlacedNode.root(node, in: .zero).accessibilityTexts.joined(separator: " ")
    }
  }
}

/// What kind of element a view is, for assistive technologies. Apple's page: SwiftUI/AccessibilityTraits.
///
/// A picture's text has no traits: they compile and do nothing.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary of the app's current state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// The level of a heading. Apple's page: SwiftUI/AccessibilityHeadingLevel.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
