public import LayoutEngine

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
