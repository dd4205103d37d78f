/// Something that can be pressed. Apple's page: SwiftUI/Button.
///
/// A picture shows the label in the button style of its place. The action is kept for the style and not called.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// The intent that takes the action's place; nil for none.
  private let intent: String?

  /// Creates a button; several views of the label stand side by side.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button for `role`.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, intent: nil, action: action, label: label)
  }

  package init(role: ButtonRole?, intent: String?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.intent = intent
    self.action = action
    self.label = label()
  }

  /// The button in the style of its place.
  public var body: some View {
    IntentRegion(intent: intent) {
      StyledControl(\.buttonStyle) { [role, action, label] scope in
        PrimitiveButtonStyleConfiguration(role: role, label: .init(part: scope(label)), action: action)
      }
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a text, for `role`.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a text that is shown as it is, for `role`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button of a style's configuration, to be drawn in the style outside of that one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
