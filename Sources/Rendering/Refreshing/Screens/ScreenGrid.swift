import Foundation
package import Graphics
package import Timelines

/// The grid of a Home Screen: cells of a small widget's size, with gaps that make a medium widget two cells and a
/// large one four.
package struct ScreenGrid: Hashable, Sendable {
  package struct Shape: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// Parses `4x2`.
    package init?(_ text: String) {
      guard let match = text.wholeMatch(of: /([0-9]{1,3})[x×]([0-9]{1,3})/), let columns = Int(match.1),
        let rows = Int(match.2), columns > 0, rows > 0
      else { return nil }
      self.init(columns: columns, rows: rows)
    }
  }

  /// Why the items do not fit on the grid.
  package enum GridError: Error, Hashable, Sendable {
    /// An item is larger than the screen or the grid.
    case tooLarge(index: Int)
    /// There is no space left for an item.
    case full(index: Int)
    /// The requested cells do not fit on the screen; `most` is the maximum.
    case tooManyCells(most: Shape)
  }

  /// The constraints of an arrangement, strictest first.
  package enum Order: Hashable, Sendable {
    /// All items are equally far apart in both directions, and at least as far from the edges (``ScreenTiles``).
    case tiles
    /// No item is closer to the edges than to its neighbours.
    case spaced
    /// All items are on the screen.
    case packed
  }

  package let cell: PixelSize
  package let gap: PixelSize
  /// `nil` for rows, and for the necessary number of cells if rows do not fit.
  package let shape: Shape?

  package init(cell: PixelSize, gap: PixelSize, shape: Shape? = nil) {
    (self.cell, self.gap, self.shape) = (cell, gap, shape)
  }

  /// The grid of a device at a scale. If the device has no widgets with several cells, a gap is an eighth of a cell.
  package init(of device: DeviceProfile, _ scale: PixelScale, shape: Shape? = nil) {
    let small = device.size(of: .systemSmall) ?? device.families.first.flatMap(device.size) ?? .zero
    let cell = scale.pixels(small)
    func gap(_ whole: Int?, _ part: Int) -> Int {
      guard let whole, whole > 2 * part else { return part / 8 }
      return whole - 2 * part
    }
    let medium = device.size(of: .systemMedium).map(scale.pixels)
    let large = device.size(of: .systemLarge).map(scale.pixels)
    self.init(
      cell: cell, gap: PixelSize(width: gap(medium?.width, cell.width), height: gap(large?.height, cell.height)),
      shape: shape)
  }

  /// The frames of items with these sizes, centred as a whole.
  ///
  /// Without a ``shape`` the items are in rows, equally far apart and at least as far from the edges; items next to
  /// large ones form columns (``ScreenTiles``). If rows do not fit, the items are in cells, as with a shape, and if
  /// these do not fit, closer to the edges. With a ``shape`` each item takes the first free cells from the top left.
  /// Rows of cells are as far apart as columns unless an item spans several rows: on a phone, the names of apps are
  /// between them.
  ///
  /// - Parameter order: The loosest constraint to accept (default: `packed`).
  package func frames(
    for sizes: [PixelSize], on screen: PixelSize, order: Order = .packed
  ) throws(GridError) -> [ScreenFrame] {
    if sizes.isEmpty { return [] }
    if order == .tiles {
      guard let frames = ScreenTiles(grid: self, keepsMargin: true).frames(for: sizes, on: screen) else {
        throw .full(index: sizes.count - 1)
      }
      return frames
    }
    if shape == nil {
      for margin in order == .spaced ? [Margin.gap] : [.gap, .none] {
        let tiles = ScreenTiles(grid: self, keepsMargin: margin == .gap)
        if let frames = tiles.frames(for: sizes, on: screen) { return frames }
        let rows = ScreenRows(gap: gap.width, margin: margin == .gap ? gap.width : 0)
        if let frames = try? rows.frames(for: sizes, on: screen) { return frames }
        if let frames = try? cellFrames(for: sizes, on: screen, margin: margin) { return frames }
      }
    }
    return try cellFrames(for: sizes, on: screen, margin: order == .spaced ? .gap : .none)
  }

  private func cellFrames(
    for sizes: [PixelSize], on screen: PixelSize, margin: Margin
  ) throws(GridError) -> [ScreenFrame] {
    let spans = sizes.map { span(of: $0) }
    if gap.height > gap.width, spans.allSatisfy({ $0.rows == 1 }) {
      let even = ScreenGrid(cell: cell, gap: PixelSize(width: gap.width, height: gap.width), shape: shape)
      return try even.cellFrames(for: sizes, on: screen, margin: margin)
    }
    if let shape {
      let most = self.most(on: screen, margin: margin)
      guard shape.columns <= most.columns, shape.rows <= most.rows else { throw .tooManyCells(most: most) }
      return frames(of: sizes, spans, at: try places(spans, in: shape), block: shape, on: screen)
    }
    return try frames(of: sizes, spans, within: most(on: screen, margin: margin), on: screen)
  }

  private enum Margin { case gap, none }

  /// The maximum number of cells on a screen.
  private func most(on screen: PixelSize, margin: Margin) -> Shape {
    func count(_ side: Int, _ cell: Int, _ gap: Int) -> Int {
      max((side - (margin == .gap ? 2 * gap : 0) + gap) / max(cell + gap, 1), 0)
    }
    return Shape(
      columns: count(screen.width, cell.width, gap.width), rows: count(screen.height, cell.height, gap.height))
  }

  /// The number of cells that an item takes. A slightly larger item still fits, as it takes part of the gap.
  private func span(of size: PixelSize) -> Shape {
    func count(_ length: Int, _ cell: Int, _ gap: Int) -> Int {
      max(Int((Double(length + gap) / Double(max(cell + gap, 1)) - 0.1).rounded(.up)), 1)
    }
    return Shape(
      columns: count(size.width, cell.width, gap.width), rows: count(size.height, cell.height, gap.height))
  }

  private func frames(
    of sizes: [PixelSize], _ spans: [Shape], within most: Shape, on screen: PixelSize
  ) throws(GridError) -> [ScreenFrame] {
    var best: (score: (Int, Double), places: [Place], block: Shape)?
    var fault = GridError.tooLarge(index: 0)
    for columns in stride(from: 1, through: most.columns, by: 1) {
      do throws(GridError) {
        let places = try places(spans, in: Shape(columns: columns, rows: most.rows))
        let block = block(of: places, spans)
        let empty = block.columns * block.rows - spans.map { $0.columns * $0.rows }.reduce(0, +)
        let extent = self.extent(of: block)
        let aspects = (Double(extent.width) / Double(extent.height), Double(screen.width) / Double(screen.height))
        let score = (empty, abs(log(aspects.0 / aspects.1)))
        if best.map({ score < $0.score }) ?? true { best = (score, places, block) }
      } catch {
        fault = error
      }
    }
    guard let best else { throw fault }
    return frames(of: sizes, spans, at: best.places, block: best.block, on: screen)
  }

  /// The top left cell of an item.
  private struct Place {
    let column: Int
    let row: Int
  }

  private func places(_ spans: [Shape], in shape: Shape) throws(GridError) -> [Place] {
    var isTaken = [Bool](repeating: false, count: shape.columns * shape.rows)
    var places: [Place] = []
    // All cells before it are taken.
    var start = 0
    for (index, span) in spans.enumerated() {
      guard span.columns <= shape.columns, span.rows <= shape.rows else { throw .tooLarge(index: index) }
      while start < isTaken.count && isTaken[start] { start += 1 }
      let candidates = (start..<isTaken.count).lazy.map {
        Place(column: $0 % shape.columns, row: $0 / shape.columns)
      }
      guard let place = candidates.first(where: { isFree(span, at: $0, of: shape, isTaken) }) else {
        throw .full(index: index)
      }
      for row in place.row..<(place.row + span.rows) {
        for column in place.column..<(place.column + span.columns) { isTaken[row * shape.columns + column] = true }
      }
      places.append(place)
    }
    return places
  }

  private func isFree(_ span: Shape, at place: Place, of shape: Shape, _ isTaken: [Bool]) -> Bool {
    guard place.column + span.columns <= shape.columns, place.row + span.rows <= shape.rows else { return false }
    for row in place.row..<(place.row + span.rows) {
      for column in place.column..<(place.column + span.columns) where isTaken[row * shape.columns + column] {
        return false
      }
    }
    return true
  }

  private func block(of places: [Place], _ spans: [Shape]) -> Shape {
    Shape(
      columns: zip(places, spans).map { $0.column + $1.columns }.max() ?? 1,
      rows: zip(places, spans).map { $0.row + $1.rows }.max() ?? 1)
  }

  private func extent(of shape: Shape) -> PixelSize {
    PixelSize(
      width: max(shape.columns * (cell.width + gap.width) - gap.width, 1),
      height: max(shape.rows * (cell.height + gap.height) - gap.height, 1))
  }

  private func frames(
    of sizes: [PixelSize], _ spans: [Shape], at places: [Place], block: Shape, on screen: PixelSize
  ) -> [ScreenFrame] {
    let whole = extent(of: block)
    let (left, top) = ((screen.width - whole.width) / 2, (screen.height - whole.height) / 2)
    return zip(sizes, zip(spans, places)).map { size, spot in
      let room = extent(of: spot.0)
      return ScreenFrame(
        x: left + spot.1.column * (cell.width + gap.width) + (room.width - size.width) / 2,
        y: top + spot.1.row * (cell.height + gap.height) + (room.height - size.height) / 2, size: size)
    }
  }
}
