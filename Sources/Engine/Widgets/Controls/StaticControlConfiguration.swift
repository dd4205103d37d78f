/// A control without settings. Apple's page: SwiftUI/StaticControlConfiguration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: UndrawnWidget?

  /// `content` is never called.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    _control = .control(kind)
  }

  /// Creates a configuration of a control that shows a value; `provider` is never called.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    _control = .control(kind)
  }
}
