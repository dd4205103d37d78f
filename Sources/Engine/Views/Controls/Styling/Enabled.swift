extension EnvironmentValues {
  /// Whether controls react; true unless ``View/disabled(_:)`` said otherwise.
  /// Apple's page: SwiftUI/EnvironmentValues/isEnabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension View {
  /// Disables the controls in the view, which are drawn dimmed; an outer `true` cannot be undone inside.
  /// Apple's page: SwiftUI/View/disabled(_:).
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
