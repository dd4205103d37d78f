import LayoutEngine

extension View {
  /// Replaces the texts inside the view in the picture's alternative text. Apple's page:
  /// SwiftUI/View/accessibilityLabel(_:).
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
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
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
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
  ) -> some View {
    _UnaryView(self) { node, context in
      change(&node.accessibility, context)
      return node
    }
  }
}

extension _LoweringContext {
  func spoken(_ text: Text) -> String { text._lower(in: self).compactMap(\.accessibility.label).joined() }
}
