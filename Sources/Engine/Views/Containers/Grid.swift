public import Foundation
public import LayoutEngine

/// Rows of views with aligned columns. Apple's page: SwiftUI/Grid.
///
/// A view outside of a ``GridRow`` is a row that spans all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content
  private let rule: GridRule
  private let spacings: [CGFloat?]

  /// Creates a grid. Spacings are in points (default: what the cells prefer, 8 between plain views).
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    spacings = [horizontalSpacing, verticalSpacing]
    rule = GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.reportInvalid("the grid's spacing", spacings)
    return [context.node(rule, children: content._lower(in: context.setting(\.stackAxis, to: nil)))]
  }
}

/// The cells of one row of a ``Grid``; a group elsewhere. Apple's page: SwiftUI/GridRow.
///
/// A modifier on a row applies to each cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: VerticalAlignment?

  /// Creates a row; `alignment` overrides the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let row = GridRowTraits(alignment: alignment)
    return content._lower(in: context).map { cell in
      context.node(cell, "GridRow") { $0.cell.row = row }
    }
  }
}
