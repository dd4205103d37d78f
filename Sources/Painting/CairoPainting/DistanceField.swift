/// Exact distances of all pixels of a grid to the nearest of some of them.
///
/// Whole numbers only, so that the nearest pixel is the same everywhere: the algorithm of Meijster, Roerdink and
/// Hesselink, whose time is linear in the number of pixels.
struct DistanceField {
  let width: Int
  let height: Int
  /// For each pixel, the rows to the nearest seed in its column.
  private var rows: [Int32]

  private static let none: Int32 = 1 << 20

  init(width: Int, height: Int, isSeed: (Int) -> Bool) {
    (self.width, self.height) = (width, height)
    rows = [Int32](repeating: Self.none, count: width * height)
    rows.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices {
        if isSeed(index) {
          rows[index] = 0
        } else if index >= width, rows[index - width] != Self.none {
          rows[index] = rows[index - width] - 1
        }
      }
      for index in rows.indices.reversed() where index + width < rows.count {
        let below = rows[index + width]
        if below != Self.none, below >= 0, below + 1 < abs(rows[index]) { rows[index] = below + 1 }
      }
    }
  }

  /// Calls `body` with each pixel, the nearest seed, and the square of their distance. Does not call it if there is no
  /// seed.
  func forEach(_ body: (_ pixel: Int, _ seed: Int, _ square: Int) -> Void) {
    // The columns whose seeds are nearest somewhere in the row, and the first pixel of each.
    var columns = [Int](repeating: 0, count: width)
    var starts = [Int](repeating: 0, count: width)
    rows.withUnsafeBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        starts.withUnsafeMutableBufferPointer { starts in
          for y in 0..<height { visit(y, rows, columns, starts, body) }
        }
      }
    }
  }

  private func visit(
    _ y: Int, _ rows: UnsafeBufferPointer<Int32>, _ columns: UnsafeMutableBufferPointer<Int>,
    _ starts: UnsafeMutableBufferPointer<Int>, _ body: (Int, Int, Int) -> Void
  ) {
    let line = y * width
    func square(_ column: Int) -> Int { Int(rows[line + column]) * Int(rows[line + column]) }
    func distance(_ x: Int, _ column: Int) -> Int { (x - column) * (x - column) + square(column) }
    var last = -1
    for x in 0..<width where rows[line + x] != Self.none {
      while last >= 0, distance(starts[last], columns[last]) > distance(starts[last], x) { last -= 1 }
      guard last >= 0 else {
        (last, columns[0], starts[0]) = (0, x, 0)
        continue
      }
      let column = columns[last]
      let numerator = x * x - column * column + square(x) - square(column)
      let start = 1 + Self.floored(numerator, 2 * (x - column))
      guard start < width else { continue }
      last += 1
      (columns[last], starts[last]) = (x, start)
    }
    guard last >= 0 else { return }
    for x in stride(from: width - 1, through: 0, by: -1) {
      let column = columns[last]
      body(line + x, (y + Int(rows[line + column])) * width + column, distance(x, column))
      if x == starts[last], last > 0 { last -= 1 }
    }
  }

  /// The quotient rounded down, for a positive divisor.
  private static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
