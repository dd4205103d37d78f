public import ConfigurationIntents
public import Localization
public import Views

/// A button in Control Center. Apple's page: SwiftUI/ControlWidgetButton. Not drawn: no closure is called.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  private init(_: Action) {}

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(action) }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action) }

  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action) { self.init(action) }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: Action) { self.init(action) }
}
