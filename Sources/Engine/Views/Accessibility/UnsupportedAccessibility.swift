import LayoutEngine

/// The kind of an accessibility action. Apple's page: SwiftUI/AccessibilityActionKind.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let number: Int

  public static let `default` = AccessibilityActionKind(number: 0)
  /// The gesture for "back".
  public static let escape = AccessibilityActionKind(number: 1)
  /// The gesture that starts and stops playback.
  public static let magicTap = AccessibilityActionKind(number: 2)
  public static let delete = AccessibilityActionKind(number: 3)
}

// For assistive technologies that interact with a live view; a picture's text has no place for these.
extension View {
  /// Does nothing: a hint describes what a tap does. Apple's page: SwiftUI/View/accessibilityHint(_:).
  public func accessibilityHint(_ hint: Text) -> some View { self }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityAddTraits(_:).
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityRemoveTraits(_:).
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityHeading(_:).
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Does nothing: identifiers are for UI tests. Apple's page: SwiftUI/View/accessibilityIdentifier(_:).
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Does nothing: input labels are for voice control. Apple's page: SwiftUI/View/accessibilityInputLabels(_:).
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityAction(_:_:).
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Does nothing: colours are not inverted. Apple's page: SwiftUI/View/accessibilityIgnoresInvertColors(_:).
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityShowsLargeContentViewer().
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Does nothing. Apple's page: SwiftUI/View/accessibilityRespondsToUserInteraction(_:).
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
}

// The names of accessibility modifiers before iOS 14, which older widgets still use.
extension View {
  /// The former name of `accessibilityLabel(_:)`. Apple's page: SwiftUI/View/accessibility(label:).
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The former name of `accessibilityValue(_:)`. Apple's page: SwiftUI/View/accessibility(value:).
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The former name of `accessibilityHidden(_:)`. Apple's page: SwiftUI/View/accessibility(hidden:).
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
