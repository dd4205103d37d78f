/// Several widgets in one extension. Apple's page: SwiftUI/WidgetBundle.
public protocol WidgetBundle {
  /// The type of ``body``.
  associatedtype Body: Widget

  /// Creates the bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// The widgets in order. Of several with one kind the first counts.
  package var kinds: [WidgetKind] {
    var seen: Set<String> = []
    return body._kinds.filter { seen.insert($0.kind).inserted }
  }
}

/// Collects widgets. Apple's page: SwiftUI/WidgetBundleBuilder.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Collects nothing.
  public static func buildBlock() -> _WidgetList { _WidgetList() }

  /// Collects widgets in order.
  public static func buildBlock<each Member: Widget>(_ member: repeat each Member) -> _WidgetList {
    var kinds: [WidgetKind] = []
    repeat kinds += (each member)._kinds
    return _WidgetList(_kinds: kinds)
  }

  /// Collects a widget that is there or not.
  public static func buildOptional(_ member: _WidgetList?) -> _WidgetList { member ?? _WidgetList() }

  /// Collects the first branch of `if … else`.
  public static func buildEither(first: some Widget) -> _WidgetList { _WidgetList(_kinds: first._kinds) }

  /// Collects the other branch of `if … else`.
  public static func buildEither(second: some Widget) -> _WidgetList { _WidgetList(_kinds: second._kinds) }

  /// Collects a widget behind `if #available`.
  public static func buildLimitedAvailability(_ member: some Widget) -> _WidgetList {
    _WidgetList(_kinds: member._kinds)
  }
}

/// Widgets that a builder collected.
public struct _WidgetList: Widget {
  /// The widgets.
  public let _kinds: [WidgetKind]

  /// A list of no widgets.
  public init() { _kinds = [] }

  init(_kinds: [WidgetKind]) { self._kinds = _kinds }

  /// A list is not a widget of its own.
  public var body: _ModifiedConfiguration { _ModifiedConfiguration(_kind: nil) }
}
