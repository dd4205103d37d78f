/// Collects widgets, live activities and controls. Apple's page: SwiftUI/WidgetBundleBuilder.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Takes a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Takes a control, which is listed and not drawn.
  public static func buildExpression(_ control: some ControlWidget) -> _WidgetList {
    _WidgetList(_kinds: [], undrawn: control._undrawn)
  }

  /// Collects nothing.
  public static func buildBlock() -> _WidgetList { _WidgetList() }

  /// Collects widgets in order; as many as there are.
  public static func buildBlock<each Member: Widget>(_ member: repeat each Member) -> _WidgetList {
    var kinds: [WidgetKind] = []
    var undrawn: [UndrawnWidget] = []
    repeat kinds += (each member)._kinds
    repeat undrawn += (each member)._undrawn
    return _WidgetList(_kinds: kinds, undrawn: undrawn)
  }

  /// Collects a widget that is there or not.
  public static func buildOptional(_ member: _WidgetList?) -> _WidgetList { member ?? _WidgetList() }

  /// Collects the first branch of `if … else`.
  public static func buildEither(first: some Widget) -> _WidgetList { _WidgetList(first) }

  /// Collects the other branch of `if … else`.
  public static func buildEither(second: some Widget) -> _WidgetList { _WidgetList(second) }

  /// Collects a widget behind `if #available`.
  public static func buildLimitedAvailability(_ member: some Widget) -> _WidgetList { _WidgetList(member) }
}

/// Widgets that a builder collected.
public struct _WidgetList: Widget {
  /// The widgets.
  public let _kinds: [WidgetKind]

  /// What is not drawn.
  public let _undrawn: [UndrawnWidget]

  /// A list of no widgets.
  public init() { (_kinds, _undrawn) = ([], []) }

  init(_kinds: [WidgetKind], undrawn: [UndrawnWidget]) { (self._kinds, _undrawn) = (_kinds, undrawn) }

  init(_ widget: some Widget) { (_kinds, _undrawn) = (widget._kinds, widget._undrawn) }

  /// A list is not a widget of its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
