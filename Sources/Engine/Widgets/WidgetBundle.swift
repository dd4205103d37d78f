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
