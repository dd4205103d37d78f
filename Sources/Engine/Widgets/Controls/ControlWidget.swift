public import ConfigurationIntents

/// A button or toggle in Control Center. Apple's page: SwiftUI/ControlWidget.
///
/// It compiles and is listed, but it is not drawn.
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  /// The control's configuration: its kind and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// The control in the list of undrawn widgets.
  var _undrawn: [UndrawnWidget] { body._control.map { [$0] } ?? [] }
}

/// The configuration of a control. Apple's page: SwiftUI/ControlWidgetConfiguration.
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  var body: Body { get }

  var _control: UndrawnWidget? { get }
}

extension ControlWidgetConfiguration {
  public var _control: UndrawnWidget? { body._control }
}

extension ControlWidgetConfiguration where Body == EmptyControlWidgetConfiguration {
  /// A primitive configuration has no body.
  public var body: EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

/// A configuration without a control, and the body of primitive configurations. Apple's page:
/// SwiftUI/EmptyControlWidgetConfiguration.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public init() {}

  public var _control: UndrawnWidget? { nil }
}

/// Builds a control's configuration. Apple's page: SwiftUI/ControlWidgetConfigurationBuilder.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

extension UndrawnWidget {
  static func control(_ kind: String) -> UndrawnWidget {
    UndrawnWidget(kind: kind, reason: "a control, which Control Center draws")
  }
}

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

/// Provides a control's value. Apple's page: WidgetKit/ControlValueProvider. Never called.
public protocol ControlValueProvider {
  associatedtype Value

  /// A sample value.
  var previewValue: Value { get }
  /// The current value.
  func currentValue() async throws -> Value
}

/// Provides the value of a control with settings. Apple's page: WidgetKit/AppIntentControlValueProvider. Never
/// called.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: AppIntent

  /// A sample value.
  func previewValue(configuration: Configuration) -> Value
  /// The current value.
  func currentValue(configuration: Configuration) async throws -> Value
}
