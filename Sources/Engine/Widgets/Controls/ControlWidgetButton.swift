public import ConfigurationIntents
public import Localization
public import Views

/// A control that performs an intent. Apple's page: SwiftUI/ControlWidgetButton.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  private let action: Action
  private let label: () -> Label
  private let actionLabel: (Bool) -> ActionLabel

  /// - Parameter actionLabel: What the control shows of its action, which runs or does not.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    (self.action, self.label, self.actionLabel) = (action, label, actionLabel)
  }

  public func _appearance(isOn: Bool?) -> _ControlAppearance? {
    let isActive = isOn ?? false
    return _ControlAppearance(
      title: AnyView(label()), value: AnyView(actionLabel(isActive)), isOn: isActive, isToggle: false, tap: action.onTap
    )
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, action: Action) {
    self.init(titleKey, action: action) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action) {
    self.init(title, action: action) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: Action) {
    self.init(title, action: action) { _ in EmptyView() }
  }
}
