import Diagnostics
package import Graphics

/// An image of the differences: different pixels are red on the faint reference, with a yellow rim so that single
/// pixels are visible. Areas that only one of two images has are striped, and areas that neither has are transparent.
package enum DifferenceImage {
  static let changed: UInt32 = 0xFFE0_0028
  private static let stripe: UInt32 = 0xFFFF_C4CE
  private static let rim = (width: 3, color: UInt32(0xFFFF_D400))

  /// The difference of two images, as large as the larger of them in each direction.
  ///
  /// Pixels that differ by one bit count. The result is opaque where one of the two has a pixel. As a wide and a tall
  /// image together would be huge, the lower rows beyond 64 million pixels are left out, with the diagnostic
  /// `snapshot.difference-cut`.
  package static func bitmap(of candidate: Bitmap, from reference: Bitmap) -> Bitmap {
    bitmap(of: candidate, from: reference, pixelLimit: 64_000_000)
  }

  static func bitmap(of candidate: Bitmap, from reference: Bitmap, pixelLimit: Int) -> Bitmap {
    let (old, new) = (reference.pixelSize, candidate.pixelSize)
    let size = place(old, new, pixelLimit: pixelLimit)
    let differs = PlaneMask(size) { x, y in
      let (before, after) = (pixel(reference, x, y), pixel(candidate, x, y))
      return before != nil && after != nil && before != after
    }
    let isNear = differs.grown(by: rim.width)
    return Bitmap(pixelSize: size, isOpaque: old == new) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let (x, y) = (index % size.width, index / size.width)
        let (before, after) = (pixel(reference, x, y), pixel(candidate, x, y))
        pixels[index] =
          switch (before, after) {
          case (nil, nil): 0
          case (nil, _), (_, nil): (x + y) / 4 % 2 == 0 ? changed : stripe
          case _ where differs[index]: changed
          case (_?, _) where isNear[index]: rim.color
          case (let before?, _): faint(before)
          }
      }
    }
  }

  private static func place(_ old: PixelSize, _ new: PixelSize, pixelLimit: Int) -> PixelSize {
    let whole = PixelSize(width: max(old.width, new.width), height: max(old.height, new.height))
    let rows = max(pixelLimit / max(whole.width, 1), 1)
    guard whole.height > rows, old != new else { return whole }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "snapshot.difference-cut",
        message: "pictures of \(old) and \(new) pixels differ; only the upper \(rows) rows are shown"))
    return PixelSize(width: whole.width, height: rows)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.pixelSize.width && y < bitmap.pixelSize.height ? bitmap[x, y] : nil
  }

  /// The pixel over white as a light gray, 191…255.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let weighted = 54 * (pixel >> 16 & 0xFF) + 183 * (pixel >> 8 & 0xFF) + 19 * (pixel & 0xFF)
    let overWhite = min(weighted / 256 + 255 - pixel >> 24, 255)
    return 0xFF00_0000 | (191 + overWhite / 4) * 0x01_0101
  }
}

/// A bit per pixel.
private struct PlaneMask {
  private let size: PixelSize
  private var bits: [Bool]

  init(_ size: PixelSize, _ isSet: (Int, Int) -> Bool) {
    self.size = size
    bits = (0..<size.area).map { isSet($0 % size.width, $0 / size.width) }
  }

  subscript(index: Int) -> Bool { bits[index] }

  /// The mask with a margin of `radius` pixels in both directions.
  func grown(by radius: Int) -> PlaneMask {
    var wide = self
    for y in 0..<size.height {
      for x in 0..<size.width where bits[y * size.width + x] {
        for near in max(x - radius, 0)...min(x + radius, size.width - 1) { wide.bits[y * size.width + near] = true }
      }
    }
    var grown = wide
    for y in 0..<size.height {
      for x in 0..<size.width where wide.bits[y * size.width + x] {
        for near in max(y - radius, 0)...min(y + radius, size.height - 1) {
          grown.bits[near * size.width + x] = true
        }
      }
    }
    return grown
  }
}
