extension EnvironmentValues {
  /// Whether controls are enabled; false inside ``View/disabled(_:)``. Apple's page:
  /// SwiftUI/EnvironmentValues/isEnabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension View {
  /// Disables the controls in the view, which are drawn dimmed; a `disabled(false)` inside does not enable them.
  /// Apple's page: SwiftUI/View/disabled(_:).
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
