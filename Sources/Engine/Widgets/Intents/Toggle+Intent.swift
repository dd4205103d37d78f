public import ConfigurationIntents
public import Views

extension Toggle {
  /// Creates a toggle that runs an intent when it is changed. Apple's page: SwiftUI/Toggle/init(isOn:intent:label:).
  ///
  /// It is drawn like any toggle. Its frame is reported with the picture, with the intent's name.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), intent: intent.reportedName, label: label)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }
}
