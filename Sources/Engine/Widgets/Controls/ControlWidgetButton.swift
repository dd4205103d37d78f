public import ConfigurationIntents
public import Localization
public import Views

/// A button in the Control Center. Apple's page: SwiftUI/ControlWidgetButton. Not drawn: no closure is called.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  /// A template of the system.
  public typealias Body = EmptyControlWidgetTemplate

  private init(_: Action) {}

  /// Creates a button whose label changes while `action` runs.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Creates a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) { self.init(action) }
}

extension ControlWidgetButton where Label == Text {
  /// Creates a button with a title, which may be translated.
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }

  /// Creates a button with a title, which may be translated.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }

  /// Creates a button with a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action)
  }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Creates a button with a title, which may be translated.
  public init(_ titleKey: LocalizedStringKey, action: Action) { self.init(action) }

  /// Creates a button with a title, which may be translated.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, action: Action) { self.init(action) }

  /// Creates a button with a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: Action) { self.init(action) }
}
