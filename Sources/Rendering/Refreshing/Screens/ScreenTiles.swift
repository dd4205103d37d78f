import Foundation
import Graphics

/// Small, medium and large items in columns of a medium item's width, equally far apart in both directions.
///
/// With this distance a large item is exactly two rows high. Two small items share the space of a medium one. The
/// last row may have fewer items; it is centred.
struct ScreenTiles {
  let grid: ScreenGrid
  /// Whether the edges of the screen are at least as far away as the neighbours.
  let keepsMargin: Bool

  /// One cell: a medium or a large item, or one or two small ones.
  private struct Tile {
    var items: [Int]
    let rows: Int
  }

  private struct Place {
    let column: Int
    let row: Int
  }

  private var gap: Int { grid.gap.height }
  private var column: Int { 2 * grid.cell.width + grid.gap.width }

  /// The frames of items with these sizes, with the number of columns that leaves little empty space and is similar
  /// to the screen's shape.
  ///
  /// - Returns: `nil` if no item is large, an item is neither small, medium nor large, a row other than the last
  ///   would have gaps, or the items do not fit.
  func frames(for sizes: [PixelSize], on screen: PixelSize) -> [ScreenFrame]? {
    guard let tiles = tiles(of: sizes) else { return nil }
    let margin = keepsMargin ? 2 * gap : 0
    var best: (score: Double, places: [Place], block: PixelSize)?
    for columns in 1...tiles.count {
      guard let places = places(of: tiles, columns: columns) else { continue }
      let rows = zip(tiles, places).map { $1.row + $0.rows }.max() ?? 1
      let block = PixelSize(
        width: columns * (column + gap) - gap, height: rows * (grid.cell.height + gap) - gap)
      guard block.width + margin <= screen.width, block.height + margin <= screen.height else { continue }
      let empty = 1 - Double(tiles.reduce(0) { $0 + $1.rows }) / Double(columns * rows)
      let aspect = Double(block.width * screen.height) / Double(block.height * screen.width)
      let score = 2 * empty + abs(log(aspect))
      if best.map({ score < $0.score }) ?? true { best = (score, places, block) }
    }
    return best.map { frames(of: tiles, at: $0.places, sizes, $0.block, on: screen) }
  }

  private func tiles(of sizes: [PixelSize]) -> [Tile]? {
    let large = PixelSize(width: column, height: 2 * grid.cell.height + gap)
    var tiles: [Tile] = []
    var half: Int?
    for (index, size) in sizes.enumerated() {
      switch size {
      case large: tiles.append(Tile(items: [index], rows: 2))
      case PixelSize(width: column, height: grid.cell.height): tiles.append(Tile(items: [index], rows: 1))
      case grid.cell:
        if let place = half {
          tiles[place].items.append(index)
          half = nil
        } else {
          half = tiles.count
          tiles.append(Tile(items: [index], rows: 1))
        }
      default: return nil
      }
    }
    // Half a cell goes to the end, where no column continues below it.
    if let half { tiles.append(tiles.remove(at: half)) }
    return tiles.contains { $0.rows == 2 } ? tiles : nil
  }

  /// The first free cell for each; `nil` if there would be gaps.
  private func places(of tiles: [Tile], columns: Int) -> [Place]? {
    var isTaken = [Bool](repeating: false, count: columns * 2 * tiles.count)
    var places: [Place] = []
    for tile in tiles {
      let free = isTaken.indices.first { index in
        !isTaken[index] && (tile.rows == 1 || index + columns < isTaken.count && !isTaken[index + columns])
      }
      guard let free else { return nil }
      for row in 0..<tile.rows { isTaken[free + row * columns] = true }
      places.append(Place(column: free % columns, row: free / columns))
    }
    let last = zip(tiles, places).map { $1.row + $0.rows - 1 }.max() ?? 0
    guard isTaken[..<(last * columns)].allSatisfy(\.self) else { return nil }
    let isFull = isTaken[(last * columns)..<((last + 1) * columns)].allSatisfy(\.self)
    let endsThere = zip(tiles, places).contains { $0.rows == 2 && $1.row == last - 1 }
    return isFull || !endsThere ? places : nil
  }

  private func frames(
    of tiles: [Tile], at places: [Place], _ sizes: [PixelSize], _ block: PixelSize, on screen: PixelSize
  ) -> [ScreenFrame] {
    let (left, top) = ((screen.width - block.width) / 2, (screen.height - block.height) / 2)
    let last = places.map(\.row).max() ?? 0
    let width = { (tile: Tile) in tile.items.count == 2 ? column : sizes[tile.items[0]].width }
    let inLast = zip(tiles, places).filter { $1.row == last }.map(\.0)
    // A row next to the lower half of a large item stays in its columns.
    let isCentered = !zip(tiles, places).contains { $0.rows == 2 && $1.row >= last - 1 }
    let lastWidth = inLast.reduce(-gap) { $0 + width($1) + gap }
    var next = (screen.width - lastWidth) / 2
    var frames = [ScreenFrame](repeating: ScreenFrame(x: 0, y: 0, size: grid.cell), count: sizes.count)
    for (tile, place) in zip(tiles, places) {
      var x = left + place.column * (column + gap)
      if isCentered && place.row == last {
        x = next
        next += width(tile) + gap
      }
      let y = top + place.row * (grid.cell.height + gap)
      for (position, item) in tile.items.enumerated() {
        let inset = position == 1 ? column - grid.cell.width : 0
        frames[item] = ScreenFrame(x: x + inset, y: y, size: sizes[item])
      }
    }
    return frames
  }
}
