/// A control without settings. Apple's page: SwiftUI/StaticControlConfiguration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = EmptyControlWidgetConfiguration

  /// What is known of the control.
  public let _control: UndrawnWidget?

  /// Creates a configuration; `content` is never made.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    _control = .control(kind)
  }

  /// Creates a configuration of a control that shows a value; `provider` is never asked.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    _control = .control(kind)
  }
}
