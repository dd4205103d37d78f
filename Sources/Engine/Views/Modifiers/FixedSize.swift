import LayoutEngine

extension View {
  /// Gives the view its ideal size along the given axes. Apple's page: SwiftUI/View/fixedSize(horizontal:vertical:).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return _UnaryView(self) { [axes] child, context in context.node(around: child, IdealSizeRule(axes: axes)) }
  }

  /// Gives the view its ideal size. Apple's page: SwiftUI/View/fixedSize().
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
