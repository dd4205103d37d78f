public import ConfigurationIntents
public import Localization
public import Views

/// A switch in the Control Center. Apple's page: SwiftUI/ControlWidgetToggle. Not drawn: no closure is called.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A template of the system.
  public typealias Body = EmptyControlWidgetTemplate

  private init(_: Action) {}

  /// Creates a switch with a label for its value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Creates a switch.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(action) }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a switch with a title, which may be translated.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }

  /// Creates a switch with a title, which may be translated.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }

  /// Creates a switch with a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Creates a switch with a title, which may be translated.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) { self.init(action) }

  /// Creates a switch with a title, which may be translated.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) { self.init(action) }

  /// Creates a switch with a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Bool, action: Action) { self.init(action) }
}
