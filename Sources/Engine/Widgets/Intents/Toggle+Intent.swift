public import ConfigurationIntents
public import Views

extension Toggle {
  /// Creates a toggle that runs an intent when it is changed. Apple's page: SwiftUI/Toggle/init(isOn:intent:label:).
  ///
  /// Drawn like any toggle; where it lies is reported with the picture, with the intent's name.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), intent: intent.reportedName, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text that runs an intent.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a toggle with a text that is shown as it is, and that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a toggle with a text and a system symbol that runs an intent.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }
}
