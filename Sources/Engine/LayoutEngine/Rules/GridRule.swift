package import Foundation

/// `Grid`: rows of cells with aligned columns.
///
/// A column is as wide as its widest cell, a row as tall as its tallest. Flexible columns share the proposed width,
/// and rows the height, like the children of a stack. A cell that spans columns and needs more width widens all of
/// them equally. A view outside of any row spans all columns.
package struct GridRule: LayoutRule {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.flatMap { $0.isFinite ? $0 : nil }
    self.verticalSpacing = verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
  }

  package var name: String { "Grid" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let plan = plan(proposal, children)
    return CGSize(width: plan.width, height: plan.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let plan = plan(proposal, children)
    return plan.cells.rows.enumerated().flatMap { row, cells in
      cells.map { cell in
        let frame = plan.frame(of: cell, inRow: row)
        return placement(of: cell, in: frame, line: plan.rowLines[row], columns: plan.cells.columnAlignments)
      }
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    guard key.passesThroughStacks else { return nil }
    return combinedGuide(key, placements(in: size, proposal: proposal, children), children)
  }

  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { combinedSpacing(children) }

  private func placement(
    of cell: GridCells.Cell, in frame: CGRect, line: CGFloat, columns: [HorizontalAlignment?]
  ) -> Placement {
    let proposal = ProposedViewSize(frame.size)
    let dimensions = cell.node.dimensions(in: proposal)
    if let anchor = cell.node.traits.cell.anchor {
      let origin = CGPoint(
        x: frame.minX + (frame.width - dimensions.width) * anchor.x,
        y: frame.minY + (frame.height - dimensions.height) * anchor.y)
      return Placement(origin: origin, proposal: proposal)
    }
    let own = cell.columns.count == 1 ? columns[cell.columns.lowerBound] : nil
    let horizontal = (own ?? alignment.horizontal).key
    let container = ViewDimensions(size: frame.size) { _ in nil }
    let origin = CGPoint(
      x: frame.minX + container[horizontal] - dimensions[horizontal],
      y: frame.minY + line - dimensions[cell.verticalGuide(alignment)])
    return Placement(origin: origin, proposal: proposal)
  }

  private func plan(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> GridPlan {
    GridPlan(
      cells: GridCells(children), alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, proposal: proposal)
  }
}
