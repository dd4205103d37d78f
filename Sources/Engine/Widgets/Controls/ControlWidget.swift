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
