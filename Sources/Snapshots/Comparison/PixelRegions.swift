/// Pixels of a picture, and which of them touch each other, at sides or corners.
struct PixelRegions {
  private let width: Int
  private let height: Int
  private var isIn: [Bool] = []
  /// Of the pixels inserted; nothing else needs to be looked through.
  private var rows = Int.max...Int.max
  private var pending: [Int] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Adds the pixel at `index`, counted row by row. They are added in this order.
  mutating func insert(_ index: Int) {
    if isIn.isEmpty { isIn = [Bool](repeating: false, count: width * height) }
    isIn[index] = true
    let row = index / width
    rows = min(rows.lowerBound, row)...row
  }

  /// How many pixels the largest region has, and the rectangle around it; of two as large the upper one. The pixels are
  /// none after that.
  mutating func takeLargest() -> (count: Int, bounds: PixelRect) {
    var largest = (count: 0, bounds: PixelBox().rect)
    guard !isIn.isEmpty else { return largest }
    for index in rows.lowerBound * width..<(rows.upperBound + 1) * width where isIn[index] {
      let region = takeRegion(around: index)
      if region.count > largest.count { largest = region }
    }
    return largest
  }

  private mutating func takeRegion(around start: Int) -> (count: Int, bounds: PixelRect) {
    var (count, box) = (0, PixelBox())
    isIn[start] = false
    pending.append(start)
    while let index = pending.popLast() {
      let (x, y) = (index % width, index / width)
      count += 1
      box.add(x, y)
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1) where isIn[row * width + column] {
          isIn[row * width + column] = false
          pending.append(row * width + column)
        }
      }
    }
    return (count, box.rect)
  }
}
