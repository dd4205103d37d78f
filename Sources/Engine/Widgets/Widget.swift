/// A kind of widget. Apple's page: SwiftUI/Widget.
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  /// The widget's configuration: its kind, its provider and its view.
  var body: Body { get }

  /// The widgets that this one represents: itself, or the members that a bundle's builder collected.
  var _kinds: [WidgetKind] { get }

  /// The members that are not drawn.
  var _undrawn: [UndrawnWidget] { get }
}

extension Widget {
  /// The configuration's widget.
  public var _kinds: [WidgetKind] { body._kind.map { [$0] } ?? [] }

  /// The configuration's member that is not drawn.
  public var _undrawn: [UndrawnWidget] { body._undrawn.map { [$0] } ?? [] }
}

/// The configuration of a widget. Apple's page: SwiftUI/WidgetConfiguration.
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// The widget; nil if it is not drawn.
  var _kind: WidgetKind? { get }

  /// The description of a member that is not drawn; nil for a widget that is.
  var _undrawn: UndrawnWidget? { get }
}

extension WidgetConfiguration {
  public var _kind: WidgetKind? { body._kind }

  public var _undrawn: UndrawnWidget? { body._undrawn }
}

extension WidgetConfiguration where Body == _NoConfiguration {
  public var body: _NoConfiguration { _NoConfiguration() }
}

/// The body of primitive configurations.
public struct _NoConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public var _kind: WidgetKind? { nil }

  public var _undrawn: UndrawnWidget? { nil }
}
