import Foundation
import Graphics

/// Finds the pixels in which two images differ, and those that exceed the tolerance.
struct DifferingPixels {
  private let pair: PixelPair
  private let toleratedDeltaE: Double
  private let ignoresAntialiasing: Bool
  private var distances = PixelDistances()

  init(_ pair: PixelPair, toleratedDeltaE: Double, ignoresAntialiasing: Bool) {
    (self.pair, self.toleratedDeltaE, self.ignoresAntialiasing) = (pair, toleratedDeltaE, ignoresAntialiasing)
  }

  /// All differences; no region if nothing exceeds the tolerance.
  mutating func measured() -> PixelDifference {
    let nothing = PixelBox().rect
    var found = PixelDifference(
      count: 0, counting: 0, levels: 0, deltaE: 0, bounds: nothing, largestRegion: 0, largestRegionBounds: nothing)
    var box = PixelBox()
    var regions = PixelRegions(width: pair.width, height: pair.height)
    for y in 0..<pair.height where differs(row: y) {
      for x in 0..<pair.width {
        let index = y * pair.width + x
        let (old, new) = (pair.reference[index], pair.candidate[index])
        guard old != new else { continue }
        let distance = distances.distance(old, new)
        found.count += 1
        found.levels = max(found.levels, PixelPair.levels(old, new))
        found.deltaE = max(found.deltaE, distance)
        box.add(x, y)
        if counts(distance, x, y) {
          found.counting += 1
          regions.insert(index)
        }
      }
    }
    found.bounds = box.rect
    (found.largestRegion, found.largestRegionBounds) = regions.takeLargest()
    return found
  }

  private func differs(row: Int) -> Bool {
    guard let old = pair.reference.baseAddress, let new = pair.candidate.baseAddress else { return false }
    return memcmp(old + row * pair.width, new + row * pair.width, pair.width * 4) != 0
  }

  private func counts(_ distance: Double, _ x: Int, _ y: Int) -> Bool {
    // Without a tolerance every bit counts, also in invalid pixels that look the same.
    guard toleratedDeltaE == 0 || distance > toleratedDeltaE else { return false }
    return !(ignoresAntialiasing && AntialiasedEdge.explains(x, y, of: pair))
  }
}

/// The bounding box of pixels.
struct PixelBox {
  private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  mutating func add(_ x: Int, _ y: Int) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Empty, at the top left, if there are no pixels.
  var rect: PixelRect {
    left > right
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
