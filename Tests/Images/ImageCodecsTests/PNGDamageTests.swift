import Foundation
import Graphics
import ImageCodecs
import Testing

/// Errors name the damage, and damaged files do not crash.
@Suite struct PNGDamageTests {
  private func error(_ file: Data, limits: DecodingLimits = .standard) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGDecoder.decode(file, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `no bytes are an empty file`() {
    #expect(error(Data()) == .empty)
    #expect(throws: PNGError.empty) { try PNGDecoder.header(of: Data()) }
  }

  @Test func `another format is named`() {
    #expect(error(Data([0xFF, 0xD8, 0xFF, 0xE0])) == .notPNG(found: "a JPEG image"))
    #expect(error(Data("<html>".utf8)) == .notPNG(found: "an HTML page"))
    #expect(PNGError.notPNG(found: "a JPEG image").description == "not a PNG image but a JPEG image")
  }

  @Test(arguments: [false, true])
  func `a file cut anywhere is truncated`(isInterlaced: Bool) {
    let file = PNGBuilder(width: 9, height: 12, isInterlaced: isInterlaced).file { x, y, _ in x * y }
    for count in 1..<file.count {
      guard case .truncated(let row, let rows)? = error(file.prefix(count)) else {
        Issue.record("\(count) bytes of \(file.count) gave \(String(describing: error(file.prefix(count))))")
        continue
      }
      #expect(rows == (count < 33 ? 0 : 12))
      #expect(row <= rows)
    }
    #expect(error(file) == nil)
  }

  @Test func `a truncated file names the row`() {
    // 8 + 25 bytes of signature and header, 8 of chunk header, 7 of stream header; then rows of 1 + 9 × 3 bytes.
    let file = PNGBuilder(width: 9, height: 500).file { x, y, _ in x * y & 255 }
    let cut = error(file.prefix(33 + 8 + 7 + 28 * 400))
    // libpng requests the stream in pieces of 8 KiB: an incomplete piece counts as missing.
    guard case .truncated(let row, of: 500)? = cut else {
      Issue.record("got \(String(describing: cut))")
      return
    }
    #expect((280...400).contains(row))
    #expect(PNGError.truncated(atRow: 292, of: 500).description == "the PNG is truncated at row 292 of 500")
  }

  @Test func `a damaged checksum of the pixels is named`() {
    var file = PNGBuilder(width: 9, height: 9).file { x, y, _ in x * y }
    file[file.count - 13] ^= 1
    #expect(error(file) == .corrupt("IDAT: CRC error"))
  }

  @Test func `a damaged checksum of the header is named`() {
    var file = PNGBuilder(width: 9, height: 9).file { x, y, _ in x * y }
    file[29] ^= 1
    #expect(error(file) == .corrupt("IHDR: CRC error"))
    #expect(throws: PNGError.corrupt("IHDR: CRC error")) { try PNGDecoder.header(of: file) }
  }

  @Test func `any single damaged byte gives an error or an image of the right size`() {
    let file = PNGBuilder(width: 9, height: 9, isInterlaced: true).file { x, y, _ in x * y }
    for index in file.indices {
      for bit in [UInt8(1), 0x20, 0x80] {
        var damaged = file
        damaged[index] ^= bit
        guard let bitmap = try? PNGDecoder.decode(damaged) else { continue }
        #expect(bitmap.pixelSize == PixelSize(width: 9, height: 9))
      }
    }
  }

  @Test func `a stream that ends before the image is named`() {
    let file = PNGBuilder(width: 9, height: 9).file(stream: PNGBuilder.stored([0, 1, 2, 3]))
    guard case .corrupt(let reason)? = error(file) else {
      Issue.record("got \(String(describing: error(file)))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `data that are not a zlib stream are named`() {
    guard case .corrupt? = error(PNGBuilder(width: 9, height: 9).file(stream: Array(repeating: 0xAA, count: 99))) else {
      Issue.record("no error")
      return
    }
  }

  @Test func `a huge header does not allocate memory`() {
    let size = PixelSize(width: 60_000, height: 60_000)
    let file = PNGBuilder(width: 60_000, height: 60_000).file(stream: [])
    #expect(error(file) == .tooLarge(size, limit: .area(50_000_000)))
    #expect(throws: PNGError.tooLarge(size, limit: .area(50_000_000))) { try PNGDecoder.header(of: file) }
    let narrow = DecodingLimits(maximumSide: 32_768)
    #expect(error(file, limits: narrow) == .tooLarge(size, limit: .side(32_768)))
    #expect(error(file)?.description == "the PNG has 60000×60000 pixels, more than the limit of 50 megapixels")
  }

  @Test func `pixels that decompress to too many bytes are refused`() {
    let size = PixelSize(width: 6_500, height: 6_500)
    let file = PNGBuilder(width: 6_500, height: 6_500, bitDepth: 16, colorType: 6).file(stream: [])
    #expect(error(file) == .tooLarge(size, limit: .unpackedBytes(256 << 20)))
    #expect(error(file)?.description == "the PNG has 6500×6500 pixels, more than the limit of 256 MiB uncompressed")
    let exact = PNGBuilder(width: 9, height: 3, bitDepth: 1, colorType: 0).file { _, _, _ in 1 }
    #expect(error(exact, limits: DecodingLimits(maximumUnpackedBytes: 6)) == nil)
    #expect(
      error(exact, limits: DecodingLimits(maximumUnpackedBytes: 5))
        == .tooLarge(PixelSize(width: 9, height: 3), limit: .unpackedBytes(5)))
  }

  @Test func `more damaged chunks than the limit are an error`() {
    var builder = PNGBuilder(width: 1, height: 1)
    // A chunk without effect for this colour type that must not occur twice.
    builder.chunks = Array(repeating: ("tRNS", [0, 9, 0, 8, 0, 7]), count: 12)
    let file = builder.file { _, _, _ in 1 }
    #expect(error(file) == nil)
    #expect(
      error(file, limits: DecodingLimits(maximumWarnings: 10)) == .tooManyWarnings)
  }

  @Test(arguments: [(0, 1), (1, 0), (1 << 31, 1)])
  func `an empty or invalid side is an error`(width: Int, height: Int) {
    let file = PNGBuilder(width: width, height: height).file(stream: [])
    #expect(error(file) == .corrupt("IHDR: the width or height is 0 or exceeds 31 bits"))
  }

  @Test(arguments: [(3, 2), (7, 0), (8, 5), (16, 3), (0, 0)])
  func `a depth that the colour type does not allow is corrupt`(depth: Int, colorType: Int) {
    let file = PNGBuilder(width: 1, height: 1, bitDepth: depth, colorType: colorType).file(stream: [])
    #expect(error(file) == .corrupt("Invalid IHDR data"))
  }

  @Test func `a palette image without a palette is an error`() {
    #expect(error(PNGBuilder(width: 1, height: 1, colorType: 3).file { _, _, _ in 0 }) != nil)
  }
}
