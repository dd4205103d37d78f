import Foundation

/// The columns and rows of a grid for one proposal.
struct GridPlan {
  let cells: GridCells
  private var columnWidths: [CGFloat] = []
  private let columnGaps: [CGFloat]
  private var columnStarts: [CGFloat] = []
  private(set) var rowHeights: [CGFloat] = []
  /// The shared guide of each row, from the row's top.
  private(set) var rowLines: [CGFloat] = []
  private(set) var rowStarts: [CGFloat] = []

  init(
    cells: GridCells, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    self.cells = cells
    let columnCount = max(0, cells.columnCount - 1)
    columnGaps = horizontalSpacing.map { Array(repeating: $0, count: columnCount) } ?? cells.columnGaps
    let rowCount = max(0, cells.rows.count - 1)
    let rowGaps = verticalSpacing.map { Array(repeating: $0, count: rowCount) } ?? cells.rowGaps
    settleColumns(proposal.width)
    settleRows(proposal.height, gaps: rowGaps, alignment)
    columnStarts = Self.starts(columnWidths, columnGaps)
    rowStarts = Self.starts(rowHeights, rowGaps)
  }

  var width: CGFloat { max(0, columnWidths.reduce(0, +) + columnGaps.reduce(0, +)) }
  var height: CGFloat { max(0, (rowStarts.last ?? 0) + (rowHeights.last ?? 0)) }

  /// The frame of a cell: its columns and its row.
  func frame(of cell: GridCells.Cell, inRow row: Int) -> CGRect {
    CGRect(
      x: columnStarts[cell.columns.lowerBound], y: rowStarts[row], width: width(of: cell), height: rowHeights[row])
  }

  private func width(of cell: GridCells.Cell) -> CGFloat {
    columnWidths[cell.columns].reduce(0, +) + columnGaps[cell.columns.dropLast()].reduce(0, +)
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return start
    }
  }

  private mutating func settleColumns(_ proposal: CGFloat?) {
    let sizing = cells.rows.joined().filter { $0.sizes(.horizontal) }
    var columns = [[LayoutNode]](repeating: [], count: cells.columnCount)
    for cell in sizing where cell.columns.count == 1 { columns[cell.columns.lowerBound].append(cell.node) }
    func width(_ nodes: [LayoutNode], _ offer: CGFloat?) -> CGFloat {
      nodes.map { $0.length(.horizontal, for: ProposedViewSize(width: offer, height: nil)) }.max() ?? 0
    }
    let room = proposal.map { $0 - columnGaps.reduce(0, +) }
    let shares = StackDistribution(priorities: [Double](repeating: 0, count: columns.count))
    let offers = shares.lengths(room: room) { width(columns[$0], $1) }
    columnWidths = zip(columns, offers).map { width($0, $1) }
    for cell in sizing.filter({ $0.columns.count > 1 }).sorted(by: { $0.columns.count < $1.columns.count }) {
      widen(for: cell, proposal)
    }
  }

  /// Widens all columns of a cell equally if the cell needs more width.
  private mutating func widen(for cell: GridCells.Cell, _ proposal: CGFloat?) {
    let have = width(of: cell)
    guard have.isFinite else { return }
    let offer = proposal.map { max(have, $0 - (width - have)) }
    let wanted = cell.node.length(.horizontal, for: ProposedViewSize(width: offer, height: nil))
    guard wanted > have else { return }
    for column in cell.columns { columnWidths[column] += (wanted - have) / CGFloat(cell.columns.count) }
  }

  private mutating func settleRows(_ proposal: CGFloat?, gaps: [CGFloat], _ alignment: Alignment) {
    let rows = cells.rows.map { row in
      row.filter { $0.sizes(.vertical) }.map {
        SizedCell(node: $0.node, width: width(of: $0), guide: $0.verticalGuide(alignment))
      }
    }
    let room = proposal.map { $0 - gaps.reduce(0, +) }
    let shares = StackDistribution(priorities: [Double](repeating: 0, count: rows.count))
    for (row, offer) in zip(rows, shares.lengths(room: room, taken: { Self.extent(rows[$0], $1).height })) {
      let extent = Self.extent(row, offer)
      rowLines.append(extent.line)
      rowHeights.append(extent.height)
    }
  }

  /// A cell with its final width and its alignment guide in the row.
  private struct SizedCell {
    let node: LayoutNode
    let width: CGFloat
    let guide: AlignmentKey
  }

  /// The height of a row for a proposed height, and its shared guide.
  private static func extent(_ row: [SizedCell], _ offer: CGFloat?) -> (line: CGFloat, height: CGFloat) {
    var (line, below): (CGFloat, CGFloat) = (0, 0)
    for cell in row {
      let proposal = ProposedViewSize(width: cell.width, height: offer)
      let height = cell.node.fittingSize(proposal).height
      guard height.isFinite else { return (0, .infinity) }
      let guide = cell.node.guide(cell.guide, in: proposal)
      line = max(line, guide)
      below = max(below, height - guide)
    }
    return (line, line + below)
  }
}
