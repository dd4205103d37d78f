/// A kind of widget. Apple's page: SwiftUI/Widget.
///
/// Previews of Live Activities find the widget with their views by this conformance.
@_alwaysEmitConformanceMetadata
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  /// The widget's configuration: its kind, its provider and its view.
  var body: Body { get }

  /// The widgets that this one represents: itself, or the members that a bundle's builder collected.
  var _members: [any Widget] { get }

  /// What the configuration describes. Evaluates ``body``, which may read files.
  var _content: _WidgetContent { get }
}

extension Widget {
  public var _members: [any Widget] { [self] }

  public var _content: _WidgetContent {
    let kinds = [body._kind].compactMap(\.self)
    return _WidgetContent(
      kinds: kinds.filter { $0.activity == nil }, activities: kinds.filter { $0.activity != nil })
  }
}

/// What a widget's configuration describes.
public struct _WidgetContent {
  /// Widgets and controls.
  package var kinds: [WidgetKind] = []
  /// The Live Activities, whose data are given with the request of a picture.
  package var activities: [WidgetKind] = []
}

/// The configuration of a widget. Apple's page: SwiftUI/WidgetConfiguration.
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }

  /// The widget; nil for an empty configuration.
  var _kind: WidgetKind? { get }
}

extension WidgetConfiguration {
  public var _kind: WidgetKind? { body._kind }
}

extension WidgetConfiguration where Body == _NoConfiguration {
  public var body: _NoConfiguration { _NoConfiguration() }
}

/// The body of primitive configurations.
public struct _NoConfiguration: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public var _kind: WidgetKind? { nil }
}
