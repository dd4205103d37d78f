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

  /// What is in the bundle and not drawn, in order.
  package var undrawn: [UndrawnWidget] { body._undrawn }
}
