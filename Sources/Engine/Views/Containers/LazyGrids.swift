public import Foundation
public import LayoutEngine

/// A grid of views, row by row. Apple's page: SwiftUI/LazyVGrid.
///
/// A picture shows all views at once, so nothing is lazy. Each view is proposed its column's width and its own
/// height.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: LazyGridRule
  private let spacings: [CGFloat?]

  /// Creates a grid; `spacing` is between rows, in points (default: 8). Nothing is pinned in a picture.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [spacing] + columns.map(\.spacing)
    rule = LazyGridRule(
      axis: .vertical, tracks: columns.map(\.track), lineSpacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.inLazyGrid))]
  }
}

/// A grid of views, column by column. Apple's page: SwiftUI/LazyHGrid.
///
/// As in ``LazyVGrid``, nothing is lazy.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: LazyGridRule
  private let spacings: [CGFloat?]

  /// Creates a grid; `spacing` is between columns, in points (default: 8). Nothing is pinned in a picture.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [spacing] + rows.map(\.spacing)
    rule = LazyGridRule(
      axis: .horizontal, tracks: rows.map(\.track), lineSpacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.inLazyGrid))]
  }
}

extension _LoweringContext {
  fileprivate var inLazyGrid: _LoweringContext { setting(\.stackAxis, to: nil).setting(\.isInLazyGrid, to: true) }
}
