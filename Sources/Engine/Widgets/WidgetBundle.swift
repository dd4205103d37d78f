package import Timelines

/// The widgets of an extension. Apple's page: SwiftUI/WidgetBundle.
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// The widgets in order. Of several with the same kind, the first is used.
  package var kinds: [WidgetKind] {
    var seen: Set<String> = []
    return body._kinds.filter { seen.insert($0.kind).inserted }
  }

  /// The members that are not drawn, in order.
  package var undrawn: [UndrawnWidget] { body._undrawn }
}

/// Builds a bundle of widgets, Live Activities and controls. Apple's page: SwiftUI/WidgetBundleBuilder.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control is listed but not drawn.
  public static func buildExpression(_ control: some ControlWidget) -> _WidgetList {
    _WidgetList(_kinds: [], undrawn: control._undrawn)
  }

  public static func buildBlock() -> _WidgetList { _WidgetList() }

  public static func buildBlock<each Member: Widget>(_ member: repeat each Member) -> _WidgetList {
    var kinds: [WidgetKind] = []
    var undrawn: [UndrawnWidget] = []
    repeat kinds += (each member)._kinds
    repeat undrawn += (each member)._undrawn
    return _WidgetList(_kinds: kinds, undrawn: undrawn)
  }

  public static func buildOptional(_ member: _WidgetList?) -> _WidgetList { member ?? _WidgetList() }

  public static func buildEither(first: some Widget) -> _WidgetList { _WidgetList(first) }

  public static func buildEither(second: some Widget) -> _WidgetList { _WidgetList(second) }

  public static func buildLimitedAvailability(_ member: some Widget) -> _WidgetList { _WidgetList(member) }
}

/// The members that a builder collected.
public struct _WidgetList: Widget {
  public let _kinds: [WidgetKind]

  public let _undrawn: [UndrawnWidget]

  public init() { (_kinds, _undrawn) = ([], []) }

  init(_kinds: [WidgetKind], undrawn: [UndrawnWidget]) { (self._kinds, _undrawn) = (_kinds, undrawn) }

  init(_ widget: some Widget) { (_kinds, _undrawn) = (widget._kinds, widget._undrawn) }

  /// A list has no configuration of its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A member of a bundle that is not drawn: a Live Activity or a control.
public struct UndrawnWidget: Hashable, Sendable {
  /// Its kind; for a Live Activity, the type of its attributes.
  package let kind: String
  package var displayName, description: String?
  /// Why it is not drawn, in a few words.
  package let reason: String
}

/// A widget with the values of its configuration and its modifiers.
public struct WidgetKind: Sendable {
  package let kind: String
  package var displayName, description: String?
  package var families = WidgetFamily.system
  package var hasContentMargins = true
  package var isBackgroundRemovable = true
  package var source: WidgetSource
  /// The user's settings; nil for a widget without settings.
  package var settings: WidgetSettings?

  package init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }
}
