/// A control that triggers an action. Apple's page: SwiftUI/Button.
///
/// A picture shows the label in the current button style. The action is passed to the style and never called.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// The intent to perform instead of the action; nil for none.
  private let intent: String?

  /// Creates a button; several views of the label are laid out side by side.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, intent: nil, action: action, label: label)
  }

  package init(role: ButtonRole?, intent: String?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.intent = intent
    self.action = action
    self.label = label()
  }

  public var body: some View {
    IntentRegion(intent: intent) {
      StyledControl(\.buttonStyle) { [role, action, label] scope in
        PrimitiveButtonStyleConfiguration(role: role, label: .init(part: scope(label)), action: action)
      }
    }
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, drawn in the style outside of that style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
