import LayoutEngine

extension View {
  /// Says what the view is to somebody who cannot see it, in place of the texts inside: part of the picture's
  /// alternative text. Apple's page: SwiftUI/View/accessibilityLabel(_:).
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    changingAccessibility { if isEnabled { $0.label = $1.spoken(label) } }
  }

  /// Says what the view is to somebody who cannot see it, in place of the texts inside.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is to somebody who cannot see it, in place of the texts inside.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view shows at the moment, after its label or texts.
  /// Apple's page: SwiftUI/View/accessibilityValue(_:).
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View {
    changingAccessibility { if isEnabled { $0.value = $1.spoken(value) } }
  }

  /// Says what the view shows at the moment, after its label or texts.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the view shows at the moment, after its label or texts.
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
  /// The characters of `text` here.
  func spoken(_ text: Text) -> String { text._lower(in: self).compactMap(\.accessibility.label).joined() }
}
