/// A button or toggle in Control Center, on the Lock Screen or for the Action button. Apple's page: SwiftUI/ControlWidget.
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()

  /// The control's configuration: its kind and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// A control as a member of a bundle.
struct ControlMember<Control: ControlWidget>: Widget {
  let control: () -> Control

  init(_ control: @autoclosure @escaping () -> Control) { self.control = control }

  init() { self.init(Control()) }

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  var _content: _WidgetContent { _WidgetContent(kinds: [control().body._control].compactMap(\.self)) }
}

/// The configuration of a control. Apple's page: SwiftUI/ControlWidgetConfiguration.
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  var body: Body { get }

  /// The control as a widget; nil for an empty configuration.
  var _control: WidgetKind? { get }
}

extension ControlWidgetConfiguration {
  public var _control: WidgetKind? { body._control }
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

  public var _control: WidgetKind? { nil }
}

/// Builds a control's configuration. Apple's page: SwiftUI/ControlWidgetConfigurationBuilder.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}
