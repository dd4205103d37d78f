import Graphics
import Testing

@testable import Snapshots

/// Pairs that are known to be equal or to differ.
@Suite struct ImageComparisonTests {
  private let grey = Bitmap.filled(0xFF80_8080)

  @Test func `an image of another size differs`() {
    let (small, large) = (PixelSize(width: 1, height: 1), PixelSize(width: 2, height: 1))
    let pictures = [small, large].map { Bitmap(pixelSize: $0, isOpaque: false) { _ in } }
    for comparison in [ImageComparison.exact, .perceptual()] {
      #expect(
        comparison.difference(of: pictures[1], from: pictures[0]) == .size(reference: small, candidate: large))
    }
  }

  @Test func `as many pixels with other sides differ`() {
    let (tall, wide) = (Bitmap.filled(0xFF, width: 4, height: 9), Bitmap.filled(0xFF, width: 9, height: 4))
    #expect(
      ImageComparison.perceptual(deltaE: 99, largestRegion: 1000).difference(of: wide, from: tall)
        == .size(reference: tall.pixelSize, candidate: wide.pixelSize))
  }

  @Test(arguments: [PixelSize(width: 0, height: 0), PixelSize(width: 4, height: 0)])
  func `an empty image does not equal itself`(size: PixelSize) {
    let empty = Bitmap(pixelSize: size, isOpaque: false) { _ in }
    #expect(
      ImageComparison.perceptual().difference(of: empty, from: empty) == .size(reference: size, candidate: size))
  }

  @Test func `equal images are equal`() {
    let again = Bitmap.filled(0xFF80_8080)
    #expect(ImageComparison.exact.difference(of: again, from: grey) == nil)
    #expect(ImageComparison.exact.difference(of: grey, from: grey) == nil)
    #expect(ImageComparison.perceptual().difference(of: again, from: grey) == nil)
  }

  @Test(arguments: [0, 8, 16, 24], [(0, 0), (23, 15), (5, 3)])
  func `one level in one channel of one pixel is found`(shift: UInt32, place: (x: Int, y: Int)) throws {
    let candidate = grey.with(grey[0, 0] - 1 << shift, at: place.x, place.y)
    let difference = try #require(ImageComparison.exact.pixels(candidate, grey))
    let rect = PixelRect(x: place.x, y: place.y, width: 1, height: 1)
    #expect(difference.deltaE > 0 && difference.deltaE < 1)
    #expect(
      difference
        == PixelDifference(
          count: 1, counting: 1, levels: 1, deltaE: difference.deltaE, bounds: rect, largestRegion: 1,
          largestRegionBounds: rect))
    #expect(ImageComparison.perceptual(ignoresAntialiasing: false).pixels(candidate, grey) == nil)
  }

  @Test func `a difference in alpha is found over white`() throws {
    let (reference, candidate) = (Bitmap.filled(0xFF00_0000), Bitmap.filled(0xC000_0000))
    let difference = try #require(ImageComparison.perceptual().pixels(candidate, reference))
    #expect(difference.levels == 63)
    // 0xC0 of black over white is the gray 0x3F.
    #expect(difference.deltaE == LabColor(sRGB: 0).distance(to: LabColor(sRGB: 0x3F3F3F)))
  }

  @Test func `a difference in alpha is found over black`() throws {
    let (reference, candidate) = (Bitmap.filled(0xFFFF_FFFF), Bitmap.filled(0xC0C0_C0C0))
    let difference = try #require(ImageComparison.perceptual().pixels(candidate, reference))
    #expect(difference.deltaE == LabColor(sRGB: 0xFFFFFF).distance(to: LabColor(sRGB: 0xC0C0C0)))
  }

  @Test func `differences beyond the tolerance are counted separately`() throws {
    let pale = Bitmap.drawn { _, y in y == 0 ? 0xFF81_8080 : 0xFF80_8080 }
    let candidate = pale.with(0xFFFF_0000, at: 3, 5).with(0xFFFF_0000, at: 4, 5)
    let difference = try #require(ImageComparison.perceptual(ignoresAntialiasing: false).pixels(candidate, grey))
    #expect(difference.count == 26 && difference.counting == 2 && difference.largestRegion == 2)
    #expect(
      "\(difference)".hasSuffix("; 2 of them exceed the tolerance; up to 2 of those touch each other"))
    let perceptual = ImageComparison.perceptual(deltaE: 2.5, largestRegion: 4)
    #expect(perceptual.description == "ΔE 2.5, regions of 4 pixels, antialiased edges")
    #expect(ImageComparison.exact.description.isEmpty)
    let senseless = ImageComparison(deltaE: .nan, largestRegion: 1, ignoresAntialiasing: false)
    #expect(senseless.description == "regions of 1 pixel")
  }

  @Test func `the largest region counts and not the number of pixels`() throws {
    // Nine separate pixels, and a region of four that touch only at corners.
    let lonely = Set((0..<9).map { [$0 * 2, 0] })
    let stair = Set((0..<4).map { [10 + $0, 9 - $0] })
    let candidate = Bitmap.drawn { lonely.union(stair).contains([$0, $1]) ? 0xFFFF_0000 : 0xFF80_8080 }
    let comparison = ImageComparison.perceptual(largestRegion: 3, ignoresAntialiasing: false)
    let difference = try #require(comparison.pixels(candidate, grey))
    #expect(difference.count == 13 && difference.counting == 13)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 17, height: 10))
    #expect(difference.largestRegion == 4)
    #expect(difference.largestRegionBounds == PixelRect(x: 10, y: 6, width: 4, height: 4))
    #expect(ImageComparison.perceptual(largestRegion: 4).pixels(candidate, grey) == nil)
  }

  @Test func `a small change is found in a large image`() {
    let large = Bitmap.filled(0xFF80_8080, width: 2000, height: 1000)
    let candidate = large.with(0xFF90_9090, at: 1234, 567)
    #expect(ImageComparison.perceptual().pixels(candidate, large)?.largestRegion == 1)
  }

  @Test func `regions do not continue in the next row`() {
    let candidate = grey.with(0xFFFF_FFFF, at: 23, 4).with(0xFFFF_FFFF, at: 0, 5).with(0xFFFF_FFFF, at: 0, 6)
    #expect(ImageComparison.exact.pixels(candidate, grey)?.largestRegion == 2)
  }

  @Test func `tolerated pixels are reported`() throws {
    // One level everywhere, and one pixel that is white.
    let candidate = Bitmap.filled(0xFF81_8080).with(0xFFFF_FFFF, at: 7, 2)
    let difference = try #require(ImageComparison.perceptual().pixels(candidate, grey))
    #expect(difference.count == 24 * 16)
    #expect(difference.levels == 127)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 24, height: 16))
    #expect(difference.largestRegion == 1)
    #expect(difference.largestRegionBounds == PixelRect(x: 7, y: 2, width: 1, height: 1))
  }

  @Test(arguments: [-1, .nan, -.infinity, .infinity, 100, 1e300, .greatestFiniteMagnitude])
  func `an invalid distance tolerates nothing`(deltaE: Double) {
    let candidate = grey.with(0xFF81_8080, at: 1, 1)
    #expect(
      ImageComparison.perceptual(deltaE: deltaE, ignoresAntialiasing: false).pixels(candidate, grey)?.count == 1)
  }

  @Test(arguments: [Int.min, -1, 0])
  func `a negative region tolerates nothing`(region: Int) {
    let candidate = grey.with(0xFFFF_8080, at: 1, 1)
    #expect(ImageComparison.perceptual(largestRegion: region).pixels(candidate, grey)?.count == 1)
  }

  @Test(arguments: [24 * 16, Int.max])
  func `no region accepts a completely different image`(region: Int) {
    let comparison = ImageComparison.perceptual(largestRegion: region)
    #expect(comparison.pixels(.filled(0xFF00_0000), grey)?.count == 24 * 16)
    #expect(comparison.pixels(.filled(0xFF00_0000).with(grey[0, 0], at: 0, 0), grey) == nil)
  }

  @Test func `black and white differ at the largest distance that is tolerated`() {
    let (black, white) = (Bitmap.filled(0xFF00_0000), Bitmap.filled(0xFFFF_FFFF))
    #expect(ImageComparison.perceptual(deltaE: 99.9).pixels(white, black) != nil)
  }

  @Test func `exact and perceptual have their documented values`() {
    #expect(ImageComparison.exact == .perceptual(deltaE: 0, ignoresAntialiasing: false))
    #expect(ImageComparison.perceptual() == ImageComparison(deltaE: 2, largestRegion: 0, ignoresAntialiasing: true))
  }
}

extension ImageComparison {
  /// The pixel difference; `nil` if the sizes differ.
  func pixels(_ candidate: Bitmap, _ reference: Bitmap) -> PixelDifference? {
    guard case .pixels(let difference) = difference(of: candidate, from: reference) else { return nil }
    return difference
  }
}
