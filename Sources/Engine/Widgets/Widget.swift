/// A kind of widget. Apple's page: SwiftUI/Widget.
public protocol Widget {
  /// The type of ``body``.
  associatedtype Body: WidgetConfiguration

  /// Creates the widget.
  init()

  /// What the widget is: its kind, its provider and its view.
  var body: Body { get }

  /// The widgets that this one stands for: itself, or what a bundle's builder collected.
  var _kinds: [WidgetKind] { get }

  /// What stands in the widget's place that is not drawn here.
  var _undrawn: [UndrawnWidget] { get }
}

extension Widget {
  /// The one widget that the configuration describes.
  public var _kinds: [WidgetKind] { body._kind.map { [$0] } ?? [] }

  /// What the configuration says that is not drawn.
  public var _undrawn: [UndrawnWidget] { body._undrawn.map { [$0] } ?? [] }
}

/// What a widget is. Apple's page: SwiftUI/WidgetConfiguration.
public protocol WidgetConfiguration {
  /// The type of ``body``.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one is made of.
  var body: Body { get }

  /// What is known of the widget; nil if it is not drawn here.
  var _kind: WidgetKind? { get }

  /// What is known of something that is not drawn here; nil for a widget that is.
  var _undrawn: UndrawnWidget? { get }
}

extension WidgetConfiguration {
  /// What the configuration it is made of knows.
  public var _kind: WidgetKind? { body._kind }

  /// What the configuration it is made of says.
  public var _undrawn: UndrawnWidget? { body._undrawn }
}

extension WidgetConfiguration where Body == _NoConfiguration {
  /// A configuration that describes itself is made of no other.
  public var body: _NoConfiguration { _NoConfiguration() }
}

/// What a configuration is made of that describes itself.
public struct _NoConfiguration: WidgetConfiguration {
  /// Nothing.
  public typealias Body = _NoConfiguration

  /// No widget.
  public var _kind: WidgetKind? { nil }

  /// Nothing else either.
  public var _undrawn: UndrawnWidget? { nil }
}
