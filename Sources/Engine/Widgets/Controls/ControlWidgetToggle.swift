public import ConfigurationIntents
public import Localization
public import Views

/// A toggle in Control Center. Apple's page: SwiftUI/ControlWidgetToggle. Not drawn: no closure is called.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  private init(_: Action) {}

  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(action) }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) { self.init(action) }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) { self.init(action) }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Bool, action: Action) { self.init(action) }
}
