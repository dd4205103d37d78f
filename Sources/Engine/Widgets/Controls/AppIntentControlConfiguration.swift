public import ConfigurationIntents

/// A control with settings. Apple's page: SwiftUI/AppIntentControlConfiguration.
public struct AppIntentControlConfiguration<Configuration: AppIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: UndrawnWidget?

  /// `content` is never called.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    _control = .control(kind)
  }

  /// Creates a configuration of a control that shows a value; `provider` is never called.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    _control = .control(kind)
  }
}
