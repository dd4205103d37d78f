/// What a view says about itself to the container that arranges it.
package struct LayoutTraits {
  /// Stacks serve higher priorities first. Nil for 0, and for a spacer, which is served last.
  package var priority: Double?
  /// Higher is painted later.
  package var zIndex: Double = 0
  /// A spacer takes what is left along the stack's axis.
  package var isSpacer = false
  /// Mirrors placements.
  package var isRightToLeft = false
  /// What the layout dump adds to the rule's name: `"Chapter 42"`.
  package var label: String?
  /// What the view says about its cell in a grid.
  package var cell = GridCellTraits()
  /// How the view breaks the lines of a lazy grid.
  package var lineBreak: LineBreak?
  /// What the view says to layouts of the user's own, by the key's type.
  package var values: [ObjectIdentifier: Any] = [:]

  /// How a view breaks the lines of a lazy grid.
  package enum LineBreak {
    /// It takes a line of its own: a section's header or footer.
    case wholeLine
    /// It begins a line: a section's first view.
    case newLine
  }

  package init() {}

  /// These traits of a modifier, with what the modified view said where only the view can say it.
  func inheriting(_ child: LayoutTraits) -> LayoutTraits {
    var result = self
    result.cell = cell.inheriting(child.cell)
    result.lineBreak = lineBreak ?? child.lineBreak
    if values.isEmpty {
      result.values = child.values
    } else {
      result.values = values.merging(child.values) { outer, _ in outer }
    }
    return result
  }
}

/// What a view says about its cell to the grid around it.
package struct GridCellTraits {
  /// The row, unless the view stands for one by itself.
  package var row: GridRowTraits?
  /// How many columns the cell spans.
  package var columns: Int?
  /// Where in the cell the view goes, instead of an alignment.
  package var anchor: UnitPoint?
  /// How the cell's whole column is aligned.
  package var columnAlignment: HorizontalAlignment?
  /// Along these axes the view takes the cell's size and does not decide it.
  package var unsizedAxes: Axis.Set?

  package init() {}

  func inheriting(_ child: GridCellTraits) -> GridCellTraits {
    var result = self
    result.row = row ?? child.row
    result.columns = columns ?? child.columns
    result.anchor = anchor ?? child.anchor
    result.columnAlignment = columnAlignment ?? child.columnAlignment
    result.unsizedAxes = unsizedAxes ?? child.unsizedAxes
    return result
  }
}

/// A row of a grid; the cells of one row share one value of it.
package final class GridRowTraits {
  let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
