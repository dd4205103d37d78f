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

/// The first of several views that fits. Apple's page: SwiftUI/ViewThatFits.
///
/// A view fits if its ideal size fits along the given axes; if none fits, the last is shown.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let content: Content
  private let axes: Axis.Set

  /// Creates a view that shows the first of `content`'s views that fits along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let children = content._lower(in: context.setting(\.stackAxis, to: nil))
    return [context.node(ViewThatFitsRule(axes: axes), children: children)]
  }
}
