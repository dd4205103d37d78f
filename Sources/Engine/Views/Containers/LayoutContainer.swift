public import LayoutEngine

/// Views arranged by a custom layout.
public struct _LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    context.reportInvalid("the layout's spacing", (layout as? any SpacedLayout)?.statedSpacings ?? [])
    let rule = UserLayoutRule(layout, layoutDirection: context.environment.layoutDirection) {
      context.report(InvalidNumber.id, $0)
    }
    return [context.node(rule, children: content._lower(in: context.setting(\.stackAxis, to: axis)))]
  }
}

extension Layout {
  /// Arranges the views of `content`: `MyLayout() { … }`. Apple's page: SwiftUI/Layout/callAsFunction(_:).
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}
