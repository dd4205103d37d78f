public import ConfigurationIntents
public import Views

extension Button {
  /// Creates a button that runs an intent. Apple's page: SwiftUI/Button/init(intent:label:).
  ///
  /// Drawn like any button; where it lies is reported with the picture, with the intent's name.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent.reportedName, action: {}, label: label)
  }

  /// Creates a button for `role` that runs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, intent: intent.reportedName, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a text that runs an intent.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a text that is shown as it is, and that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Creates a button with a text for `role` that runs an intent.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// Creates a button with a text that is shown as it is, for `role`, and that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  /// Creates a button with a text and a system symbol that runs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a system symbol and a text that is shown as it is, and that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a text and a system symbol for `role` that runs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension AppIntent {
  /// The name under which a control reports the intent: that of its type.
  var reportedName: String { "\(Self.self)" }
}
