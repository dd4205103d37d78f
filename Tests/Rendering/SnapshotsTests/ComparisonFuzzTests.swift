import Graphics
import Testing

@testable import Snapshots

/// Small random images with random changes; also pixels that no painter creates.
@Suite struct ComparisonFuzzTests {
  private static let comparisons: [ImageComparison] = [
    .exact, .perceptual(), .perceptual(largestRegion: 3), .perceptual(deltaE: 10, ignoresAntialiasing: false),
    ImageComparison(deltaE: .nan, largestRegion: -5, ignoresAntialiasing: true),
  ]

  private static func pictures(seed: UInt64) -> (Bitmap, Bitmap, changed: Set<Int>) {
    var noise = ComparisonNoise(seed: seed)
    let (width, height) = (1 + noise.next(12), 1 + noise.next(12))
    // Few colours, so that there are flat areas and edges.
    let colors = (0..<1 + noise.next(4)).map { _ in UInt32(noise.next(1 << 30)) << 2 | UInt32(noise.next(4)) }
    var old = (0..<width * height).map { _ in colors[noise.next(colors.count)] }
    if noise.next(2) == 0 { old = old.indices.map { colors[$0 % width * colors.count / width] } }
    var new = old
    for _ in 0..<noise.next(5) {
      let index = noise.next(new.count)
      new[index] = noise.next(2) == 0 ? new[index] ^ 1 << UInt32(noise.next(32)) : UInt32(noise.next(1 << 30))
    }
    let pictures = [old, new].map { pixels in
      Bitmap.drawn(width: width, height: height) { pixels[$1 * width + $0] }
    }
    return (pictures[0], pictures[1], Set(old.indices.filter { old[$0] != new[$0] }))
  }

  @Test func `exact finds every change`() throws {
    for seed in 0..<1500 as Range<UInt64> {
      let (old, new, changed) = Self.pictures(seed: seed)
      let found = ImageComparison.exact.pixels(new, old)
      try #require((found?.count ?? 0) == changed.count, "of picture \(seed)")
      guard let found else { continue }
      let regions = Self.regions(changed, width: old.pixelSize.width)
      try #require(found.largestRegion == regions.map(\.count).max(), "of picture \(seed)")
      let (xs, ys) = (changed.map { $0 % old.pixelSize.width }, changed.map { $0 / old.pixelSize.width })
      let (left, top) = (try #require(xs.min()), try #require(ys.min()))
      let (right, bottom) = (try #require(xs.max()), try #require(ys.max()))
      try #require(
        found.bounds == PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1), "\(seed)")
    }
  }

  @Test(arguments: comparisons)
  func `the comparison is symmetric`(comparison: ImageComparison) throws {
    for seed in 0..<1500 as Range<UInt64> {
      let (old, new, changed) = Self.pictures(seed: seed)
      let found = comparison.pixels(new, old)
      try #require(found == comparison.pixels(old, new), "of picture \(seed)")
      if changed.isEmpty { try #require(found == nil, "of picture \(seed)") }
    }
  }

  @Test func `perceptual finds less than exact, and something`() throws {
    var (exact, perceptual) = (0, 0)
    for seed in 0..<1500 as Range<UInt64> {
      let (old, new, _) = Self.pictures(seed: seed)
      let (isOther, looksOther) =
        (ImageComparison.exact.pixels(new, old) != nil, ImageComparison.perceptual().pixels(new, old) != nil)
      try #require(isOther || !looksOther, "of picture \(seed)")
      exact += isOther ? 1 : 0
      perceptual += looksOther ? 1 : 0
    }
    #expect(exact > perceptual && perceptual > 500)
  }

  /// Regions of adjacent positions, found by repeated merging.
  private static func regions(_ places: Set<Int>, width: Int) -> [Set<Int>] {
    var regions: [Set<Int>] = []
    for place in places {
      let touching = regions.filter { region in
        region.contains { abs($0 % width - place % width) <= 1 && abs($0 / width - place / width) <= 1 }
      }
      regions.removeAll { touching.contains($0) }
      regions.append(touching.reduce(into: [place]) { $0.formUnion($1) })
    }
    return regions
  }
}
