package import Foundation

/// `LazyVGrid` and `LazyHGrid`: tracks of given lengths across the axis, filled line by line along it.
package struct LazyGridRule: LayoutRule {
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  let axis: Axis
  let tracks: [GridTrack]
  /// The distance between lines, in points.
  let lineSpacing: CGFloat?
  /// The alignment of the tracks if there is room left, and of the cells in them.
  let alignment: Alignment

  package init(axis: Axis, tracks: [GridTrack], lineSpacing: CGFloat?, alignment: Alignment) {
    self.axis = axis
    self.tracks = tracks
    self.lineSpacing = lineSpacing.flatMap { $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }

  package var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  package func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let columns = GridTrack.resolve(tracks, room: proposal[axis.other])
    let width = columns.last.map { $0.start + $0.length } ?? 0
    var size = CGSize.zero
    size[axis.other] = max(width, proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? 0)
    size[axis] = lines(cells(columns, children), children).last.map { $0.start + $0.length } ?? 0
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let columns = GridTrack.resolve(tracks, room: proposal[axis.other] == nil ? nil : size[axis.other])
    guard let last = columns.last else { return children.map { _ in Placement(origin: .zero, proposal: .zero) } }
    let cells = cells(columns, children)
    let lines = lines(cells, children)
    let shift = (size[axis.other] - last.start - last.length) * fraction(alignment)
    return zip(children, cells).map { child, cell in
      let line = lines[cell.line]
      var room = CGSize.zero
      room[axis] = line.length
      room[axis.other] = cell.column.length
      let alignment = cell.column.alignment ?? alignment
      var placement = alignment.placement(of: child, in: room, proposal: offer(cell.column))
      placement.origin[axis] += line.start
      placement.origin[axis.other] += cell.column.start + shift
      return placement
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]
  ) -> CGFloat? {
    guard key.passesThroughStacks else { return nil }
    return combinedGuide(key, placements(in: size, proposal: proposal, children), children)
  }

  private func offer(_ column: GridTrack.Resolved) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = column.length
    return proposal
  }

  /// The position of the alignment along the cross axis, from 0 to 1.
  private func fraction(_ alignment: Alignment) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1)) { _ in nil }
    return unit[alignment.key(axis.other)]
  }

  /// The line and the column of a child.
  private struct Cell {
    let line: Int
    let column: GridTrack.Resolved
  }

  /// Fills line after line. Headers and footers of sections take whole lines, and each section starts a new one.
  private func cells(_ columns: [GridTrack.Resolved], _ children: [LayoutNode]) -> [Cell] {
    guard let first = columns.first, let last = columns.last else { return [] }
    let whole = GridTrack.Resolved(start: first.start, length: last.start + last.length - first.start, alignment: nil)
    var (line, column) = (0, 0)
    return children.map { child in
      if child.traits.lineBreak != nil && column > 0 { (line, column) = (line + 1, 0) }
      defer {
        column += child.traits.lineBreak == .wholeLine ? columns.count : 1
        if column >= columns.count { (line, column) = (line + 1, 0) }
      }
      return Cell(line: line, column: child.traits.lineBreak == .wholeLine ? whole : columns[column])
    }
  }

  /// The start and length of each line, which is the length of its longest cell.
  private func lines(_ cells: [Cell], _ children: [LayoutNode]) -> [(start: CGFloat, length: CGFloat)] {
    var lengths = [CGFloat](repeating: 0, count: cells.last.map { $0.line + 1 } ?? 0)
    for (cell, child) in zip(cells, children) {
      lengths[cell.line] = max(lengths[cell.line], child.fittingSize(offer(cell.column))[axis])
    }
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + (lineSpacing ?? ViewSpacing.standardDistance) }
      return (start, length)
    }
  }
}
