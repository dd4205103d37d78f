import Foundation
import Graphics

/// Computed bitmaps for the encoder.
enum PNGBitmaps {
  static func bitmap(
    _ width: Int, _ height: Int, isOpaque: Bool = false, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: isOpaque) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          bytes.storeBytes(of: pixel(x, y).littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }

  static func flat(_ width: Int, _ height: Int) -> Bitmap {
    bitmap(width, height, isOpaque: true) { _, _ in 0xFF12_3456 }
  }

  static func gradient(_ width: Int, _ height: Int) -> Bitmap {
    bitmap(width, height, isOpaque: true) { x, y in
      0xFF00_0000 | UInt32(x * 255 / max(width, 1)) << 16 | UInt32(y * 255 / max(height, 1)) << 8
        | UInt32((x + y) & 255)
    }
  }

  static func noise(_ width: Int, _ height: Int) -> Bitmap {
    var generator = Generator()
    return bitmap(width, height, isOpaque: true) { _, _ in 0xFF00_0000 | generator.next() >> 8 }
  }

  /// Every alpha, with colours up to it.
  static func translucent(_ width: Int, _ height: Int) -> Bitmap {
    var generator = Generator()
    return bitmap(width, height) { x, y in
      let alpha = UInt32((x + y * width) % 256)
      func channel() -> UInt32 { generator.next() % (alpha + 1) }
      return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
  }

  /// Numerical Recipes' linear congruential generator.
  private struct Generator {
    private var state: UInt32 = 1

    mutating func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 4 | state << 28
    }
  }
}
