public import ConfigurationIntents
import LayoutEngine
public import Views

extension Button {
  /// Creates a button that runs an intent. Apple's page: SwiftUI/Button/init(intent:label:).
  ///
  /// It is drawn like any button. Its frame is reported with the picture, with the intent's name.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent.onTap, action: {}, label: label)
  }

  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, intent: intent.onTap, action: {}, label: label)
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(intent: intent) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, intent: some AppIntent) {
    self.init(intent: intent) { Views.Label(title, systemImage: systemImage) }
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension AppIntent {
  /// What a button does with the intent.
  var onTap: TapIntent { TapIntent(name: "\(Self.self)") { _ = try await perform() } }

  /// What a toggle does with the intent: it sets the intent's value, if it has one.
  func onChange(to isOn: Bool) -> TapIntent {
    TapIntent(name: "\(Self.self)") {
      if let setting = self as? any SetValueIntent {
        try await setting.perform(with: isOn)
      } else {
        _ = try await perform()
      }
    }
  }
}

extension SetValueIntent {
  /// Performs the intent with a new value, if its value is of the type.
  fileprivate func perform(with value: Bool) async throws {
    var changed = self
    if let value = value as? ValueType { changed.value = value }
    _ = try await changed.perform()
  }
}

extension Toggle {
  /// Creates a toggle that runs an intent when it is changed. Apple's page: SwiftUI/Toggle/init(isOn:intent:label:).
  ///
  /// It is drawn like any toggle. Its frame is reported with the picture, with the intent's name.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), intent: intent.onChange(to: !isOn), label: label)
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
