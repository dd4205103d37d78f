import Foundation

/// The children of a grid, by row and column.
struct GridCells {
  struct Cell {
    let node: LayoutNode
    let columns: Range<Int>

    /// Whether the view affects the cell's length along `axis`.
    func sizes(_ axis: Axis) -> Bool {
      !(node.traits.cell.unsizedAxes ?? []).contains(axis == .horizontal ? .horizontal : .vertical)
    }

    /// The guide by which the cell is aligned in its row.
    func verticalGuide(_ alignment: Alignment) -> AlignmentKey {
      (node.traits.cell.row?.alignment ?? alignment.vertical).key
    }
  }

  let rows: [[Cell]]
  let columnCount: Int
  /// The alignment that a cell sets for its whole column; the first one is used.
  let columnAlignments: [HorizontalAlignment?]

  init(_ children: [LayoutNode]) {
    let lines = Self.lines(children)
    let lengths = lines.map { line in line[0].traits.cell.row == nil ? 1 : line.reduce(0) { $0 + Self.span($1) } }
    let count = lengths.max() ?? 0
    rows = lines.map { line in
      guard line[0].traits.cell.row != nil else { return [Cell(node: line[0], columns: 0..<count)] }
      var column = 0
      return line.map { node in
        defer { column += Self.span(node) }
        return Cell(node: node, columns: column..<(column + Self.span(node)))
      }
    }
    columnCount = count
    var alignments = [HorizontalAlignment?](repeating: nil, count: count)
    for cell in rows.joined() where cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? cell.node.traits.cell.columnAlignment
    }
    columnAlignments = alignments
  }

  /// Adjacent children that share a row's traits form a row; any other child is a row of its own.
  private static func lines(_ children: [LayoutNode]) -> [[LayoutNode]] {
    var lines: [[LayoutNode]] = []
    for child in children {
      if let row = child.traits.cell.row, let last = lines.last?.first?.traits.cell.row, last === row {
        lines[lines.count - 1].append(child)
      } else {
        lines.append([child])
      }
    }
    return lines
  }

  /// At least one column, and no more than a picture can have.
  private static func span(_ node: LayoutNode) -> Int { min(max(node.traits.cell.columns ?? 1, 1), 1000) }

  /// The distances between columns: the largest preferred one of any row.
  var columnGaps: [CGFloat] {
    var wishes = [CGFloat?](repeating: nil, count: max(0, columnCount - 1))
    for row in rows {
      for (before, after) in zip(row, row.dropFirst()) {
        let wish = before.node.spacing.distance(to: after.node.spacing, along: .horizontal)
        let column = after.columns.lowerBound - 1
        wishes[column] = max(wishes[column] ?? wish, wish)
      }
    }
    return wishes.map { $0 ?? ViewSpacing.standardDistance }
  }

  /// The distances between rows: the largest preferred one of vertically adjacent cells.
  var rowGaps: [CGFloat] {
    zip(rows, rows.dropFirst()).map { above, below in
      var wish: CGFloat?
      var first = 0
      for cell in above {
        while first < below.count, below[first].columns.upperBound <= cell.columns.lowerBound { first += 1 }
        for other in below[first...].prefix(while: { $0.columns.lowerBound < cell.columns.upperBound }) {
          let distance = cell.node.spacing.distance(to: other.node.spacing, along: .vertical)
          wish = max(wish ?? distance, distance)
        }
      }
      return wish ?? ViewSpacing.standardDistance
    }
  }
}
