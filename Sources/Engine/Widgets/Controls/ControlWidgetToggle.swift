public import ConfigurationIntents
public import Localization
public import Views

/// A control that switches something. Apple's page: SwiftUI/ControlWidgetToggle.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  private let isOn: Bool
  private let action: Action
  private let label: () -> Label
  private let valueLabel: (Bool) -> ValueLabel

  /// - Parameter valueLabel: What the control shows of its value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    (self.isOn, self.action, self.label, self.valueLabel) = (isOn, action, label, valueLabel)
  }

  public func _appearance(isOn: Bool?) -> _ControlAppearance? {
    let isOn = isOn ?? self.isOn
    return _ControlAppearance(
      title: AnyView(label()), value: AnyView(valueLabel(isOn)), isOn: isOn, isToggle: true,
      tap: action.onChange(from: isOn))
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    self.init(titleKey, isOn: isOn, action: action) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    self.init(title, isOn: isOn, action: action) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Bool, action: Action) {
    self.init(title, isOn: isOn, action: action) { _ in EmptyView() }
  }
}
