// The names that accessibility's modifiers had before iOS 14: widgets of that time still use them.
extension View {
  /// What `accessibilityLabel(_:)` was called. Apple's page: SwiftUI/View/accessibility(label:).
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// What `accessibilityValue(_:)` was called. Apple's page: SwiftUI/View/accessibility(value:).
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What `accessibilityHidden(_:)` was called. Apple's page: SwiftUI/View/accessibility(hidden:).
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
