import Foundation
import Graphics

/// The part of a symbol set's sheet that belongs to one symbol: from margin to margin, and equally far up and down
/// from the middle of the capitals next to it, as with SF Symbols.
struct SymbolBox {
  var left: Double
  var width: Double
  var middle: Double
  /// The extent above and below the middle.
  var reach: Double

  /// The part of the sheet as a separate drawing.
  func drawing(of content: String, scale: Double) -> Data {
    let box = [left, middle - reach, width, 2 * reach].map { "\($0)" }.joined(separator: " ")
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="\(box)" \
      width="\(width * scale)" height="\(2 * reach * scale)">\(content)</svg>
      """.utf8)
  }

  /// The larger of the symbol's extents above and below; `nil` if nothing is visible.
  func reach(of content: String, atMost limit: Double) -> Double? {
    var box = self
    box.reach = limit
    let size = PixelSize(width: 64, height: 512)
    guard let art = VectorArt(sniffing: box.drawing(of: content, scale: 1)), let seen = try? art.bitmap(pixelSize: size)
    else { return nil }
    let rows = (0..<size.height).filter { y in (0..<size.width).contains { seen[$0, y] >> 24 > 0x20 } }
    guard let first = rows.first, let last = rows.last else { return nil }
    let half = size.height / 2
    return Double(max(half - first, last + 1 - half)) * 2 * limit / Double(size.height)
  }
}
