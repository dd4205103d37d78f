public import ConfigurationIntents

/// A control with settings. Apple's page: SwiftUI/AppIntentControlConfiguration.
public struct AppIntentControlConfiguration<Configuration: AppIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// The configuration describes itself.
  public typealias Body = EmptyControlWidgetConfiguration

  /// What is known of the control.
  public let _control: UndrawnWidget?

  /// Creates a configuration; `content` is never made.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    _control = .control(kind)
  }

  /// Creates a configuration of a control that shows a value; `provider` is never asked.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    _control = .control(kind)
  }
}
