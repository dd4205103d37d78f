/// Regions of adjacent pixels, at sides or corners.
struct PixelRegions {
  private let width: Int
  private let height: Int
  private var isIn: [Bool] = []
  /// The rows with inserted pixels.
  private var rows = Int.max...Int.max
  private var pending: [Int] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Adds the pixel at `index`, counted row by row. Pixels must be added in this order.
  mutating func insert(_ index: Int) {
    if isIn.isEmpty { isIn = [Bool](repeating: false, count: width * height) }
    isIn[index] = true
    let row = index / width
    rows = min(rows.lowerBound, row)...row
  }

  /// The size and bounding box of the largest region; of two equal ones, the upper. Removes all pixels.
  mutating func takeLargest() -> (count: Int, bounds: PixelRect) {
    var largest = (count: 0, bounds: PixelBox().rect)
    guard !isIn.isEmpty else { return largest }
    for index in rows.lowerBound * width..<(rows.upperBound + 1) * width where isIn[index] {
      let region = takeRegion(around: index)
      if region.count > largest.count { largest = region }
    }
    return largest
  }

  /// Works in runs of pixels, so that few positions are pending, however large the region is.
  private mutating func takeRegion(around start: Int) -> (count: Int, bounds: PixelRect) {
    var (count, box) = (0, PixelBox())
    pending.append(start)
    while let index = pending.popLast() {
      // Several runs may have added this position.
      guard isIn[index] else { continue }
      let y = index / width
      let run = takeRun(around: index)
      count += run.count
      box.add(run.lowerBound, y)
      box.add(run.upperBound, y)
      for row in [y - 1, y + 1] where row >= 0 && row < height { askForRuns(in: row, touching: run) }
    }
    return (count, box.rect)
  }

  /// The columns of the run that contains `index`.
  private mutating func takeRun(around index: Int) -> ClosedRange<Int> {
    let row = index / width * width
    var (left, right) = (index - row, index - row)
    while left > 0, isIn[row + left - 1] { left -= 1 }
    while right < width - 1, isIn[row + right + 1] { right += 1 }
    for column in left...right { isIn[row + column] = false }
    return left...right
  }

  private mutating func askForRuns(in row: Int, touching run: ClosedRange<Int>) {
    var isInside = false
    for column in max(run.lowerBound - 1, 0)...min(run.upperBound + 1, width - 1) {
      let wasInside = isInside
      isInside = isIn[row * width + column]
      if isInside, !wasInside { pending.append(row * width + column) }
    }
  }
}
