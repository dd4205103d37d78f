package import Foundation
package import Graphics

/// A screenshot in the format of `xwd` (`XWDFile.h`), of which one variant is supported.
package struct ScreenShot: Sendable {
  private let data: Data
  private let start: Int
  private let bytesPerRow: Int
  package let width: Int
  package let height: Int

  package init(_ data: Data) throws {
    func number(_ index: Int) throws -> Int {
      guard data.count >= index * 4 + 4 else { throw ScreenError(reason: "a short screenshot") }
      return data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    self.data = data
    (width, height, bytesPerRow) = (try number(4), try number(5), try number(12))
    // A colour table with twelve bytes per entry follows the header; a pixel has four bytes, blue first.
    start = try number(0) + number(19) * 12
    guard try number(7) == 0 && number(11) == 32 && data.count >= start + height * bytesPerRow else {
      throw ScreenError(reason: "a screenshot of another kind")
    }
  }

  /// The colour at a position, as `0xRRGGBB`.
  package subscript(x: Int, y: Int) -> UInt32 {
    let pixel = start + y * bytesPerRow + x * 4
    return UInt32(data[pixel + 2]) << 16 | UInt32(data[pixel + 1]) << 8 | UInt32(data[pixel])
  }

  /// The number of pixels of a picture that differ from the screen, if its upper left corner is at a position.
  package func difference(from picture: Bitmap, at x: Int = 0, _ y: Int = 0) -> Int {
    var count = 0
    for row in 0..<picture.pixelSize.height {
      for column in 0..<picture.pixelSize.width
      where self[x + column, y + row] != picture[column, row] & 0xFF_FFFF {
        count += 1
      }
    }
    return count
  }
}
