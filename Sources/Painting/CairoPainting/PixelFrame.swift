import Foundation

/// A rectangle of whole pixels.
struct PixelFrame: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that contains `rect`, at most a million pixels on each side of zero; `nil` if it is
  /// empty.
  init?(around rect: CGRect) {
    func edge(_ value: CGFloat) -> Int { Int(min(max(value, -1_000_000), 1_000_000)) }
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    let (left, top) = (edge((rect.minX + 1e-6).rounded(.down)), edge((rect.minY + 1e-6).rounded(.down)))
    let (right, bottom) = (edge((rect.maxX - 1e-6).rounded(.up)), edge((rect.maxY - 1e-6).rounded(.up)))
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var area: Int { width * height }

  /// The rectangle with `margin` more pixels on each side.
  func expanded(by margin: Int) -> PixelFrame {
    PixelFrame(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The smallest rectangle of blocks of `step` by `step` pixels that contains this one.
  func coarser(by step: Int) -> PixelFrame {
    guard step > 1 else { return self }
    func block(_ edge: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(edge) / Double(step)).rounded(rule))
    }
    let (left, top) = (block(x, .down), block(y, .down))
    return PixelFrame(
      x: left, y: top, width: block(x + width, .up) - left, height: block(y + height, .up) - top)
  }

  /// `nil` if they do not overlap.
  func intersection(_ other: PixelFrame) -> PixelFrame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    guard right > left, bottom > top else { return nil }
    return PixelFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
