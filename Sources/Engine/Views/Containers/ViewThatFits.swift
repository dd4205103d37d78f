public import LayoutEngine

/// The first of several views that has room. Apple's page: SwiftUI/ViewThatFits.
///
/// A view fits if its ideal size does along the given axes; if none fits, the last is shown.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let content: Content
  private let axes: Axis.Set

  /// Chooses among the views of `content`, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let children = content._lower(in: context.setting(\.stackAxis, to: nil))
    return [context.node(FittingChoiceRule(axes: axes), children: children)]
  }
}
