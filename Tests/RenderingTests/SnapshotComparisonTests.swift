import Foundation
import Graphics
import ImageCodecs
import Testing

/// The comparator against pairs that are known to be equal or to differ.
@Suite struct SnapshotComparisonTests {
  @Test func `equal pictures are equal`() {
    #expect(SnapshotPictureComparison(.checks(), .checks()) == .equal)
  }

  @Test(arguments: [0, 8, 16, 24]) func `one channel of one pixel off by one level is found`(shift: UInt32) {
    let candidate = Bitmap.checks { x, y, pixel in x == 5 && y == 3 ? pixel ^ (1 << shift) : pixel }
    #expect(SnapshotPictureComparison(.checks(), candidate) == .otherPixels(count: 1, levels: 1, x: 5, y: 3))
  }

  @Test func `the last pixel counts`() {
    let candidate = Bitmap.checks { x, y, pixel in x == 7 && y == 7 ? 0 : pixel }
    #expect(SnapshotPictureComparison(.checks(), candidate) == .otherPixels(count: 1, levels: 255, x: 7, y: 7))
  }

  @Test func `a picture shifted by one pixel differs`() {
    let candidate = Bitmap.checks { x, y, _ in Bitmap.check(x + 1, y) }
    #expect(SnapshotPictureComparison(.checks(), candidate) != .equal)
  }

  @Test func `other sizes differ even where the pixels agree`() {
    let comparison = SnapshotPictureComparison(.checks(), .checks(width: 8, height: 7))
    let (tall, short) = (PixelSize(width: 8, height: 8), PixelSize(width: 8, height: 7))
    #expect(comparison == .otherSize(reference: tall, candidate: short))
  }

  @Test func `as many pixels in another shape differ`() {
    #expect(SnapshotPictureComparison(.checks(width: 4, height: 16), .checks(width: 16, height: 4)) != .equal)
  }

  @Test func `the triptych shows reference, difference and candidate`() {
    let candidate = Bitmap.checks { x, y, pixel in x == 5 && y == 3 ? 0xFF12_3456 : pixel }
    let triptych = SnapshotTriptych.bitmap(reference: .checks(), candidate: candidate)
    #expect(triptych.pixelSize == PixelSize(width: 40, height: 8))
    #expect(triptych[5, 3] == Bitmap.check(5, 3))
    #expect(triptych[16 + 5, 3] == 0xFFFF_0000)
    #expect(triptych[16 + 4, 3] == (Bitmap.check(4, 3) >> 2) & 0x3F3F_3F3F)
    #expect(triptych[32 + 5, 3] == 0xFF12_3456)
  }

  @Test func `the triptych of other sizes marks what only one has`() {
    let triptych = SnapshotTriptych.bitmap(reference: .checks(), candidate: .checks(width: 8, height: 4))
    #expect(triptych.pixelSize == PixelSize(width: 40, height: 8))
    #expect(triptych[16, 3] != 0xFFFF_0000)
    #expect(triptych[16, 4] == 0xFFFF_0000)
  }
}

extension Bitmap {
  /// Checks of black and white, changed by `change`.
  static func checks(
    width: Int = 8, height: Int = 8, _ change: (Int, Int, UInt32) -> UInt32 = { $2 }
  ) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: false) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<height { for x in 0..<width { pixels[y * width + x] = change(x, y, check(x, y)) } }
    }
  }

  static func check(_ x: Int, _ y: Int) -> UInt32 { (x + y).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 }

  /// Noise that no encoder makes small.
  static func noise(width: Int, height: Int) -> Bitmap {
    var state: UInt64 = 1
    return checks(width: width, height: height) { _, _, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0xFF00_0000 | UInt32(truncatingIfNeeded: state >> 33) & 0xFF_FFFF
    }
  }
}
