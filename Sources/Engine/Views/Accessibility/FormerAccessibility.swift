// The names of accessibility modifiers before iOS 14, which older widgets still use.
extension View {
  /// The former name of `accessibilityLabel(_:)`. Apple's page: SwiftUI/View/accessibility(label:).
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The former name of `accessibilityValue(_:)`. Apple's page: SwiftUI/View/accessibility(value:).
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The former name of `accessibilityHidden(_:)`. Apple's page: SwiftUI/View/accessibility(hidden:).
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
