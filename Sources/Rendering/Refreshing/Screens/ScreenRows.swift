import Foundation
import Graphics

/// Items in centred rows on a screen, with the same distance between all of them.
///
/// Items of equal height share rows, so that no row has a gap below an item: a large widget is as high as two small
/// ones with a wider gap. Within a row items keep their order.
struct ScreenRows {
  /// The distance between rows, and between the items of a row.
  let gap: Int
  /// The minimum distance to the edges of the screen.
  let margin: Int

  /// The frames of items with these sizes. Of all arrangements that fit, it chooses one with little empty space and a
  /// shape similar to the screen's.
  ///
  /// - Throws: ``ScreenGrid/GridError`` `.tooLarge` for the first item that is too large, `.full` for the last item if
  ///   they do not fit together.
  func frames(for sizes: [PixelSize], on screen: PixelSize) throws(ScreenGrid.GridError) -> [ScreenFrame] {
    let room = PixelSize(width: max(screen.width - 2 * margin, 0), height: max(screen.height - 2 * margin, 0))
    if let index = sizes.firstIndex(where: { $0.width > room.width || $0.height > room.height }) {
      throw .tooLarge(index: index)
    }
    let groups = groups(of: sizes)
    var widths: Set<Int> = []
    for group in groups { widths.formUnion((1...group.count).map { leastWidth(of: group, rows: $0, sizes) }) }
    let arrangements = widths.filter { $0 <= room.width }.sorted().flatMap { width in
      [groups.flatMap { inOrder($0, within: width, sizes) }, groups.flatMap { evenly($0, within: width, sizes) }]
    }
    let screenAspect = Double(screen.width) / Double(screen.height)
    var best: (score: Double, rows: [[Int]])?
    for rows in arrangements {
      let block = extent(of: rows, sizes)
      guard block.width <= room.width, block.height <= room.height else { continue }
      let full =
        rows.reduce(0) { $0 + width(of: $1, sizes) * height(of: $1, sizes) } + gap * (rows.count - 1) * block.width
      let empty = 1 - Double(full) / Double(block.width * block.height)
      let aspect = Double(block.width) / Double(block.height)
      let score = 2 * empty + abs(log(aspect / screenAspect))
      if best.map({ score < $0.score }) ?? true { best = (score, rows) }
    }
    guard let best else { throw .full(index: sizes.count - 1) }
    return frames(of: best.rows, sizes, on: screen)
  }

  /// The items grouped by height, in the order in which the heights first occur.
  private func groups(of sizes: [PixelSize]) -> [[Int]] {
    var groups: [[Int]] = []
    for (index, size) in sizes.enumerated() {
      if let group = groups.firstIndex(where: { sizes[$0[0]].height == size.height }) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  private func width(of row: [Int], _ sizes: [PixelSize]) -> Int {
    row.reduce(-gap) { $0 + sizes[$1].width + gap }
  }

  private func height(of row: [Int], _ sizes: [PixelSize]) -> Int { row.map { sizes[$0].height }.max() ?? 0 }

  private func extent(of rows: [[Int]], _ sizes: [PixelSize]) -> PixelSize {
    PixelSize(
      width: max(rows.map { width(of: $0, sizes) }.max() ?? 0, 1),
      height: max(rows.reduce(-gap) { $0 + height(of: $1, sizes) + gap }, 1))
  }

  /// The smallest number of rows that are no wider than `width`, filled in order.
  private func filled(_ group: [Int], within width: Int, _ sizes: [PixelSize]) -> [[Int]] {
    var rows: [[Int]] = []
    for index in group {
      if let row = rows.last, self.width(of: row, sizes) + gap + sizes[index].width <= width {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows
  }

  /// The smallest width for this number of rows, filled in order.
  private func leastWidth(of group: [Int], rows: Int, _ sizes: [PixelSize]) -> Int {
    var (low, high) = (group.map { sizes[$0].width }.max() ?? 0, width(of: group, sizes))
    while low < high {
      let middle = (low + high) / 2
      if filled(group, within: middle, sizes).count <= rows { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The smallest number of rows, none of them wider than necessary.
  private func inOrder(_ group: [Int], within width: Int, _ sizes: [PixelSize]) -> [[Int]] {
    let count = filled(group, within: width, sizes).count
    return filled(group, within: leastWidth(of: group, rows: count, sizes), sizes)
  }

  /// The same number of rows with similar widths: widest items first, each in the row with the most space.
  private func evenly(_ group: [Int], within width: Int, _ sizes: [PixelSize]) -> [[Int]] {
    var rows = [[Int]](repeating: [], count: filled(group, within: width, sizes).count)
    let widestFirst = group.sorted { (sizes[$1].width, $0) < (sizes[$0].width, $1) }
    for index in widestFirst {
      let widths = rows.map { self.width(of: $0, sizes) }
      if let row = rows.indices.min(by: { widths[$0] < widths[$1] }) { rows[row].append(index) }
    }
    // Items keep their order in a row and in a column.
    return rows.filter { !$0.isEmpty }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private func frames(of rows: [[Int]], _ sizes: [PixelSize], on screen: PixelSize) -> [ScreenFrame] {
    var frames = [ScreenFrame](repeating: ScreenFrame(x: 0, y: 0, size: .init(width: 0, height: 0)), count: sizes.count)
    var y = (screen.height - extent(of: rows, sizes).height) / 2
    for row in rows {
      var x = (screen.width - width(of: row, sizes)) / 2
      for index in row {
        frames[index] = ScreenFrame(x: x, y: y, size: sizes[index])
        x += sizes[index].width + gap
      }
      y += height(of: row, sizes) + gap
    }
    return frames
  }
}
