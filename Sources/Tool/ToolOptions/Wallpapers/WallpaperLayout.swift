package import Graphics
package import Refreshing
import Timelines

/// Computes the frames of widgets on a screen, as the command line or a configuration file describes them.
package struct WallpaperLayout {
  package struct Item {
    /// The name in messages.
    package let name: String
    package let size: PixelSize
    /// Nil for the next free cells of the grid.
    package let corner: Corner?

    package init(name: String, size: PixelSize, corner: Corner?) {
      (self.name, self.size, self.corner) = (name, size, corner)
    }
  }

  /// The widget's corner that is nearest to the screen edges from which it is measured.
  package struct Corner: Hashable {
    package let x: ScreenCoordinate
    package let y: ScreenCoordinate

    package init(x: ScreenCoordinate, y: ScreenCoordinate) { (self.x, self.y) = (x, y) }
  }

  /// An error, with the index of the item; nil for all of them.
  package struct LayoutError: Error {
    package let index: Int?
    package let message: String
  }

  package let screen: PixelSize
  package let grid: ScreenGrid

  package init(screen: PixelSize, grid: ScreenGrid) { (self.screen, self.grid) = (screen, grid) }

  static let mostItems = 200

  /// The frames of the items, in order.
  ///
  /// - Parameter order: The minimum order of a grid (default: `packed`).
  /// - Throws: ``LayoutError`` if an item is not on the screen or overlaps another, if only some have a position, or if
  ///   there are no items.
  package func frames(of items: [Item], order: ScreenGrid.Order = .packed) throws(LayoutError) -> [ScreenFrame] {
    if items.isEmpty { throw LayoutError(index: nil, message: "no widgets to show; add a place") }
    guard items.count <= Self.mostItems else {
      throw LayoutError(index: Self.mostItems, message: "too many widgets (limit \(Self.mostItems))")
    }
    let corners = items.compactMap(\.corner)
    if corners.isEmpty { return try griddedFrames(of: items, order: order) }
    if let index = items.firstIndex(where: { $0.corner == nil }) {
      throw LayoutError(index: index, message: "\(items[index].name) has no position; position all widgets, or none")
    }
    if grid.shape != nil {
      throw LayoutError(index: nil, message: "positions cannot be used with a grid")
    }
    let frames = zip(items, corners).map { item, corner in
      ScreenFrame(
        x: corner.x.start(of: item.size.width, on: screen.width),
        y: corner.y.start(of: item.size.height, on: screen.height), size: item.size)
    }
    try check(frames, items)
    return frames
  }

  private func check(_ frames: [ScreenFrame], _ items: [Item]) throws(LayoutError) {
    for (index, frame) in frames.enumerated() {
      let name = "\(items[index].name), \(frame.size) pixels at \(frame.x),\(frame.y),"
      guard frame.lies(on: screen) else {
        throw LayoutError(index: index, message: "\(name) is not entirely on the screen of \(screen)")
      }
      if let other = frames[..<index].firstIndex(where: frame.overlaps) {
        let (other, place) = (items[other].name, frames[other])
        throw LayoutError(
          index: index, message: "\(name) overlaps \(other), \(place.size) pixels at \(place.x),\(place.y)")
      }
    }
  }

  private func griddedFrames(of items: [Item], order: ScreenGrid.Order) throws(LayoutError) -> [ScreenFrame] {
    do throws(ScreenGrid.GridError) {
      return try grid.frames(for: items.map(\.size), on: screen, order: order)
    } catch {
      switch error {
      case .tooLarge(let index):
        let room = grid.shape.map { "a grid of \($0.columns)x\($0.rows) cells" } ?? "the screen of \(screen)"
        throw LayoutError(
          index: index,
          message: "\(items[index].name), \(items[index].size) pixels, is larger than \(room)")
      case .full(let index):
        let room = grid.shape.map { "on the grid of \($0.columns)x\($0.rows) cells" } ?? "on the screen of \(screen)"
        throw LayoutError(index: index, message: "no room left for \(items[index].name) \(room)")
      case .tooManyCells(let most):
        throw LayoutError(
          index: nil,
          message:
            "too many cells of \(grid.cell) pixels: the screen of \(screen) has room for \(most.columns)x\(most.rows)")
      }
    }
  }
}
