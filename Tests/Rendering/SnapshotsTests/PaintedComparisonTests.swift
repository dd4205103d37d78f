import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import Snapshots

/// Painted images, with and without changes that a comparison must find.
@Suite struct PaintedComparisonTests {
  /// A description of the change, and the items before and after.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: [DisplayItem]
    var after: [DisplayItem]
  }

  private static let blue = ResolvedColor(red: 0.1, green: 0.4, blue: 0.9)

  static let changes = [
    Change(testDescription: "lighter text", before: [.line()], after: [.line(white: 0.08)]),
    Change(testDescription: "text moved right by one pixel", before: [.line()], after: [.line(dx: 0.5)]),
    Change(testDescription: "text moved down by one pixel", before: [.line()], after: [.line(dy: 0.5)]),
    Change(testDescription: "text moved by half a pixel", before: [.line()], after: [.line(dx: 0.25)]),
    Change(testDescription: "large text moved", before: [.line(size: 24)], after: [.line(size: 24, dx: 0.25)]),
    Change(testDescription: "another weight", before: [.line()], after: [.line(weight: 500)]),
    Change(testDescription: "another weight, large", before: [.line(size: 24)], after: [.line(size: 24, weight: 500)]),
    Change(testDescription: "another font", before: [.line()], after: [.line(design: .serif)]),
    Change(testDescription: "another size", before: [.line()], after: [.line(size: 13.5)]),
    Change(testDescription: "no comma", before: [.line("12, 40", size: 9)], after: [.line("12 40", size: 9)]),
    Change(testDescription: "no comma at the end", before: [.line("12,", size: 9)], after: [.line("12", size: 9)]),
    Change(testDescription: "a comma for a point", before: [.line("1.5 km")], after: [.line("1,5 km")]),
    Change(testDescription: "swapped letters", before: [.line("form")], after: [.line("from")]),
    Change(testDescription: "no accent", before: [.line("café")], after: [.line("cafe")]),
    Change(
      testDescription: "no hairline", before: [.box(10, 20, 150, 0.5, ResolvedColor(white: 0.85))], after: []),
    Change(
      testDescription: "no hairline along an edge",
      before: [.box(0, 20, 170, 20, blue), .box(0, 19.5, 170, 0.5, ResolvedColor(white: 0.9))],
      after: [.box(0, 20, 170, 20, blue)]),
    Change(
      testDescription: "no faint hairline along an edge",
      before: [.box(0, 20, 170, 20, .black), .box(0, 19.5, 170, 0.5, ResolvedColor(white: 0.9))],
      after: [.box(0, 20, 170, 20, .black)]),
    Change(
      testDescription: "a tint of 3 %", before: [.box(0, 0, 170, 40, ResolvedColor(white: 0.5))],
      after: [.box(0, 0, 170, 40, ResolvedColor(white: 0.53))]),
    Change(
      testDescription: "a warm white", before: [],
      after: [.box(0, 0, 170, 40, ResolvedColor(red: 1, green: 1, blue: 0.97))]),
    Change(
      testDescription: "a gradient with another end",
      before: [.gradient(to: ResolvedColor(red: 0.6, green: 0.2, blue: 0.7))],
      after: [.gradient(to: ResolvedColor(red: 0.7, green: 0.2, blue: 0.7))]),
    Change(testDescription: "rounder corners", before: [.card(radius: 8)], after: [.card(radius: 9)]),
    Change(
      testDescription: "a card moved by half a pixel", before: [.card(radius: 8)], after: [.card(radius: 8, dx: 0.25)]),
    Change(testDescription: "a dot", before: [], after: [.box(80, 20, 0.5, 0.5, ResolvedColor(white: 0.9))]),
  ]

  @Test(arguments: changes)
  func `a visible change is found`(change: Change) throws {
    let (before, after) = (try painted(change.before), try painted(change.after))
    let exact = try #require(ImageComparison.exact.pixels(after, before))
    let perceptual = try #require(ImageComparison.perceptual().pixels(after, before))
    #expect(perceptual.deltaE > 2 && perceptual.largestRegion > 0)
    #expect(exact.largestRegion >= perceptual.largestRegion)
    #expect((exact.count, exact.levels, exact.bounds) == (perceptual.count, perceptual.levels, perceptual.bounds))
    #expect(ImageComparison.perceptual().pixels(before, after) != nil)
  }

  @Test(arguments: changes)
  func `the same picture painted twice is equal`(change: Change) throws {
    #expect(ImageComparison.exact.difference(of: try painted(change.after), from: try painted(change.after)) == nil)
  }

  @Test(arguments: [PNGEncoder.Effort.fast, .small])
  func `the same pixels in another PNG are equal`(effort: PNGEncoder.Effort) throws {
    let picture = try painted([.card(radius: 8), .line(white: 1)])
    let again = try PNGDecoder.decode(try PNGEncoder.encode(picture, effort: effort))
    #expect(ImageComparison.exact.difference(of: again, from: picture) == nil)
  }

  @Test func `colours of transparent pixels are ignored`() throws {
    let pictures = try [[0x12, 0x34, 0x56, 0], [0xFF, 0, 0, 0]].map { pixel in
      try PNGDecoder.decode(straightPNG(width: 3, height: 2, pixel: pixel))
    }
    #expect(pictures[0].pixelSize == PixelSize(width: 3, height: 2))
    #expect(ImageComparison.exact.difference(of: pictures[1], from: pictures[0]) == nil)
    let seen = try PNGDecoder.decode(straightPNG(width: 3, height: 2, pixel: [0xFF, 0, 0, 9]))
    #expect(ImageComparison.exact.pixels(seen, pictures[0])?.count == 6)
  }

  @Test func `edges with different antialiasing are equal`() throws {
    let pictures = [8, 15, 32].map { Bitmap.disc(samples: $0) }
    for candidate in pictures.dropFirst() {
      let found = try #require(ImageComparison.perceptual(ignoresAntialiasing: false).pixels(candidate, pictures[0]))
      #expect(found.count > 40 && found.deltaE > 2, "the pictures differ by more than is tolerated")
      #expect(ImageComparison.perceptual().difference(of: candidate, from: pictures[0]) == nil)
      #expect(ImageComparison.exact.difference(of: candidate, from: pictures[0]) != nil)
    }
  }

  @Test func `edges of transparent images may have different antialiasing`() {
    let pictures = [8, 32].map { samples in
      let disc = Bitmap.disc(samples: samples)
      return Bitmap.drawn(width: 48, height: 48) { x, y in (255 - disc[x, y] & 0xFF) * 0x0101_0101 }
    }
    #expect(ImageComparison.perceptual(ignoresAntialiasing: false).pixels(pictures[1], pictures[0]) != nil)
    #expect(ImageComparison.perceptual().difference(of: pictures[1], from: pictures[0]) == nil)
  }

  @Test func `edges may have different antialiasing in images with other differences`() throws {
    let candidate = Bitmap.disc(samples: 16).with(0xFF00_0000, at: 2, 40)
    let difference = try #require(ImageComparison.perceptual().pixels(candidate, .disc(samples: 8)))
    #expect(difference.largestRegion == 1)
    #expect(difference.largestRegionBounds == PixelRect(x: 2, y: 40, width: 1, height: 1))
  }

  @Test func `an edge next to a change is part of it`() throws {
    // Half of either area, in both images; the left area differs.
    let reference = Bitmap.drawn { x, _ in x < 12 ? 0xFF00_0000 : x == 12 ? 0xFF80_8080 : 0xFFFF_FFFF }
    let candidate = Bitmap.drawn { x, _ in x < 12 ? 0xFF40_4040 : x == 12 ? 0xFFA0_A0A0 : 0xFFFF_FFFF }
    #expect(ImageComparison.perceptual().pixels(candidate, reference)?.largestRegion == 13 * 16)
  }

  @Test func `an edge over a gradient may have different antialiasing`() {
    func picture(_ share: UInt32) -> Bitmap {
      .drawn { x, y in
        let (ground, ink) = (0xC0 + UInt32(y), UInt32(0x10))
        let grey = x < 12 ? ground : x == 12 ? (ground * (16 - share) + ink * share) / 16 : ink
        return 0xFF00_0000 | grey * 0x01_0101
      }
    }
    #expect(ImageComparison.perceptual(ignoresAntialiasing: false).pixels(picture(10), picture(8)) != nil)
    #expect(ImageComparison.perceptual().difference(of: picture(10), from: picture(8)) == nil)
    #expect(ImageComparison.perceptual().difference(of: picture(13), from: picture(8)) != nil)
  }

  @Test(arguments: [19.8, 20.8])
  func `a disc that differs by half a pixel is different`(radius: Double) {
    let candidate = Bitmap.disc(samples: 16, radius: radius)
    #expect(ImageComparison.perceptual().pixels(candidate, .disc(samples: 16)) != nil)
  }
}

/// An uncompressed PNG of RGBA that keeps the colours of transparent pixels.
private func straightPNG(width: Int, height: Int, pixel: [Int]) -> Data {
  let row = [0] + (0..<width).flatMap { _ in pixel }
  let raw = (0..<height).flatMap { _ in row }.map { UInt8($0) }
  var (low, high) = (1, 0)
  for byte in raw { (low, high) = ((low + Int(byte)) % 65_521, (high + low + Int(byte)) % 65_521) }
  let stored = [0x78, 0x01, 1, raw.count & 0xFF, raw.count >> 8, ~raw.count & 0xFF, ~raw.count >> 8 & 0xFF]
  let sum = bigEndian(high << 16 | low)
  let head = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
  return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    + chunk("IHDR", head) + chunk("IDAT", stored.map { UInt8($0) } + raw + sum) + chunk("IEND", [])
}

private func chunk(_ name: String, _ content: [UInt8]) -> Data {
  let checked = Array(name.utf8) + content
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in checked {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return Data(bigEndian(content.count) + checked + bigEndian(Int(~sum)))
}

private func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
