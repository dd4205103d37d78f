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
