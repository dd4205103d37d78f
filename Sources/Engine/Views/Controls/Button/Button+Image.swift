extension Button where Label == Views.Label<Text, Image> {
  /// Creates a button with a text and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a system symbol and a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Views.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a text and a system symbol, for `role`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a system symbol and a text that is shown as it is, for `role`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Views.Label(title, systemImage: systemImage) }
  }
}
