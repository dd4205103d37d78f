import SwiftUI

/// Places entries in rows, as many as necessary.
struct LegendRows: Layout {
  let alignment: HorizontalAlignment
  private let gap = CGSize(width: 10, height: 4)

  private struct Row {
    var entries: [(view: LayoutSubview, size: CGSize)] = []
    var size = CGSize.zero
  }

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width ?? .infinity)
    let height = rows.map(\.size.height).reduce(0, +) + gap.height * CGFloat(max(0, rows.count - 1))
    return CGSize(width: rows.map(\.size.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      let slack = bounds.width - row.size.width
      var x = bounds.minX + (alignment == .center ? slack / 2 : alignment == .trailing ? slack : 0)
      for (view, size) in row.entries {
        view.place(
          at: CGPoint(x: x, y: y + row.size.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + gap.width
      }
      y += row.size.height + gap.height
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      // Widths that were just measured are rounded.
      if var row = rows.popLast() {
        let wider = row.size.width + gap.width + size.width
        guard wider > width + 0.01 else {
          row.entries.append((view, size))
          row.size = CGSize(width: wider, height: max(row.size.height, size.height))
          rows.append(row)
          continue
        }
        rows.append(row)
      }
      rows.append(Row(entries: [(view, size)], size: size))
    }
    return rows
  }
}
