package import Foundation

/// `LazyVGrid` and `LazyHGrid`: tracks of given widths across, filled line by line along the axis.
package struct LazyGridRule: LayoutRule {
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  let axis: Axis
  let tracks: [GridTrack]
  /// Between lines, in points.
  let lineSpacing: CGFloat?
  /// Where the tracks are when they leave room, and the cells in them.
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
    size[axis] = lines(columns, children).last.map { $0.start + $0.length } ?? 0
    return size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let columns = GridTrack.resolve(tracks, room: proposal[axis.other] == nil ? nil : size[axis.other])
    guard let last = columns.last else { return children.map { _ in Placement(origin: .zero, proposal: .zero) } }
    let lines = lines(columns, children)
    let shift = (size[axis.other] - last.start - last.length) * fraction(alignment)
    return children.indices.map { index in
      let (line, column) = (lines[index / columns.count], columns[index % columns.count])
      var cell = CGSize.zero
      cell[axis] = line.length
      cell[axis.other] = column.length
      let alignment = column.alignment ?? alignment
      var placement = alignment.placement(of: children[index], in: cell, proposal: offer(column))
      placement.origin[axis] += line.start
      placement.origin[axis.other] += column.start + shift
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

  /// How far along the cross axis the alignment is.
  private func fraction(_ alignment: Alignment) -> CGFloat {
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1)) { _ in nil }
    return unit[alignment.key(axis.other)]
  }

  /// Where each line starts and how long it is: as long as its longest cell.
  private func lines(_ columns: [GridTrack.Resolved], _ children: [LayoutNode]) -> [(start: CGFloat, length: CGFloat)] {
    guard !columns.isEmpty else { return [] }
    var result: [(start: CGFloat, length: CGFloat)] = []
    var start: CGFloat = 0
    for first in stride(from: 0, to: children.count, by: columns.count) {
      let cells = children[first..<min(first + columns.count, children.count)]
      let length = zip(cells, columns).map { $0.fittingSize(offer($1))[axis] }.max() ?? 0
      result.append((start, length))
      start += length + (lineSpacing ?? ViewSpacing.standardDistance)
    }
    return result
  }
}
