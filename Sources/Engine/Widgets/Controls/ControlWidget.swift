/// A button or switch in the Control Center. Apple's page: SwiftUI/ControlWidget.
///
/// Type-checks, is listed, and is not drawn.
public protocol ControlWidget {
  /// The type of ``body``.
  associatedtype Body: ControlWidgetConfiguration

  /// Creates the control.
  init()

  /// What the control is: its kind and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// The control in a list of what is not drawn.
  var _undrawn: [UndrawnWidget] { body._control.map { [$0] } ?? [] }
}

/// What a control is. Apple's page: SwiftUI/ControlWidgetConfiguration.
public protocol ControlWidgetConfiguration {
  /// The type of ``body``.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration that this one is made of.
  var body: Body { get }

  /// What is known of the control.
  var _control: UndrawnWidget? { get }
}

extension ControlWidgetConfiguration {
  /// What the configuration it is made of knows.
  public var _control: UndrawnWidget? { body._control }
}

extension ControlWidgetConfiguration where Body == EmptyControlWidgetConfiguration {
  /// A configuration that describes itself is made of no other.
  public var body: EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
}

/// No control at all, and what a configuration is made of that describes itself.
/// Apple's page: SwiftUI/EmptyControlWidgetConfiguration.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// Nothing.
  public typealias Body = EmptyControlWidgetConfiguration

  /// Creates it.
  public init() {}

  /// No control.
  public var _control: UndrawnWidget? { nil }
}

/// Chooses a configuration. Apple's page: SwiftUI/ControlWidgetConfigurationBuilder.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// The one configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

extension UndrawnWidget {
  static func control(_ kind: String) -> UndrawnWidget {
    UndrawnWidget(kind: kind, reason: "a control, which is drawn by the Control Center")
  }
}
