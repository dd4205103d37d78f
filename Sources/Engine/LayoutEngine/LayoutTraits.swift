/// The values that a view passes to its container.
package struct LayoutTraits {
  /// Stacks size views with a higher priority first. Nil for 0, and for a spacer, which is sized last.
  package var priority: Double?
  /// Higher values are painted later.
  package var zIndex: Double = 0
  package var isSpacer = false
  /// Mirrors placements.
  package var isRightToLeft = false
  /// An addition to the rule's name in the layout dump: `"Chapter 42"`.
  package var label: String?
  package var cell = GridCellTraits()
  /// How the view breaks the lines of a lazy grid.
  package var lineBreak: LineBreak?
  /// The view's values for custom layouts, by the key's type.
  package var values: [ObjectIdentifier: Any] = [:]

  /// How a view breaks the lines of a lazy grid.
  package enum LineBreak {
    /// It has its own line: a section's header or footer.
    case wholeLine
    /// It starts a line: a section's first view.
    case newLine
  }

  package init() {}

  /// The traits of a modifier, with those of the modified view that only the view can set.
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

package struct GridCellTraits {
  /// The row; nil for a view outside of any row.
  package var row: GridRowTraits?
  /// How many columns the cell spans.
  package var columns: Int?
  /// The anchor of the view in the cell, instead of an alignment.
  package var anchor: UnitPoint?
  /// The alignment of the cell's whole column.
  package var columnAlignment: HorizontalAlignment?
  /// The axes along which the view takes the cell's size and does not affect it.
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

/// A row of a grid. The cells of a row share one instance.
package final class GridRowTraits {
  let alignment: VerticalAlignment?

  package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}
