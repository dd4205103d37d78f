import Foundation
import Graphics
import ImageCodecs
import Testing

struct GIFDecoderTests {
  private func pixels(_ data: Data, limits: DecodingLimits = .standard) throws -> [[UInt32]] {
    let header = try GIFDecoder.header(of: data, limits: limits)
    var rows: [[UInt32]] = []
    try GIFDecoder.decodeRows(of: data, header: header) { row in
      rows.append(
        stride(from: 0, to: row.count, by: 4).map { start in
          row[start..<start + 4].reversed().reduce(UInt32(0)) { pixel, byte in pixel << 8 | UInt32(byte) }
        })
    }
    return rows
  }

  /// Noisy enough for a full table.
  private static func noise(_ x: Int, _ y: Int) -> Int { (x * 7919 + y * 104_729 + x * y * 31) >> 3 & 255 }

  @Test(arguments: [false, true], [0, 300, 4096])
  func `every code is decompressed`(isInterlaced: Bool, longestTable: Int) throws {
    var builder = GIFBuilder(width: 120, height: 97, isInterlaced: isInterlaced, longestTable: longestTable)
    builder.palette = (0..<256).map { UInt32($0) * 0x01_01_01 }
    let rows = try pixels(builder.file(Self.noise))
    #expect(rows.count == 97)
    for (y, row) in rows.enumerated() {
      #expect(row == (0..<120).map { 0xFF00_0000 | UInt32(Self.noise($0, y)) * 0x01_01_01 }, "row \(y)")
    }
  }

  @Test(arguments: 2...11) func `codes may be longer than the palette needs`(_ size: Int) throws {
    let rows = try pixels(GIFBuilder(width: 40, height: 9, rootSize: size).file { x, y in (x * y + x) % 4 })
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF]
    for (y, row) in rows.enumerated() { #expect(row == (0..<40).map { colors[($0 * y + $0) % 4] }) }
  }

  @Test func `long runs of one colour are unpacked`() throws {
    let rows = try pixels(GIFBuilder(width: 300, height: 40).file { _, y in y / 10 })
    #expect(rows[5] == Array(repeating: 0xFF00_0000, count: 300))
    #expect(rows[39] == Array(repeating: 0xFF00_00FF, count: 300))
  }

  @Test(arguments: [false, true]) func `a frame is drawn on a transparent canvas`(isInterlaced: Bool) throws {
    let builder = GIFBuilder(width: 5, height: 4, frame: (1, 1, 3, 2), isInterlaced: isInterlaced)
    let data = builder.file { x, _ in x }
    #expect(try GIFDecoder.header(of: data).hasAlpha)
    let line: [UInt32] = [0, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000, 0]
    let clear = [UInt32](repeating: 0, count: 5)
    #expect(try pixels(data) == [clear, line, line, clear])
  }

  @Test func `the frame is clipped to the canvas`() throws {
    let builder = GIFBuilder(width: 2, height: 2, frame: (1, 1, 9, 9))
    #expect(try pixels(builder.file { _, _ in 1 }) == [[0, 0], [0, 0xFFFF_FFFF]])
    let far = GIFBuilder(width: 2, height: 1, frame: (700, 900, 1, 1))
    #expect(try pixels(far.file { _, _ in 1 }) == [[0, 0]])
  }

  @Test func `a frame's palette and its transparent colour are used`() throws {
    var builder = GIFBuilder(width: 2, height: 1)
    builder.localPalette = [0x112233, 0x445566]
    builder.transparent = 1
    #expect(try pixels(builder.file { x, _ in x }) == [[0xFF11_2233, 0]])
    builder.transparent = nil
    #expect(try GIFDecoder.header(of: builder.file { x, _ in x }).hasAlpha == false)
  }

  @Test(arguments: [false, true]) func `every cut is a truncation`(isInterlaced: Bool) throws {
    let data = GIFBuilder(width: 9, height: 12, isInterlaced: isInterlaced).file { x, y in x * y % 4 }
    // The last three bytes are the end of the codes, of the blocks, and of the file.
    for count in 6..<data.count - 3 {
      let error = try #require(throws: GIFError.self, "\(count)") { try pixels(data.prefix(count)) }
      guard case .truncated = error else {
        Issue.record("\(count): \(error)")
        return
      }
    }
  }

  @Test func `any changed byte gives an image or an error`() throws {
    let limits = DecodingLimits(maximumArea: 1 << 16)
    var errors = 0
    for isInterlaced in [false, true] {
      let data = GIFBuilder(width: 9, height: 12, isInterlaced: isInterlaced).file { x, y in x * y % 4 }
      for index in data.indices {
        for change in [0xFF, 0x01, 0x10, 0x80] as [UInt8] {
          var changed = data
          changed[index] ^= change
          do { _ = try pixels(changed, limits: limits) } catch { errors += error is GIFError ? 1 : 0 }
        }
      }
    }
    #expect(errors > 50)
  }

  @Test func `huge images are refused by their headers`() throws {
    let data = GIFBuilder(width: 60_000, height: 60_000, frame: (0, 0, 1, 1)).file { _, _ in 0 }
    let size = PixelSize(width: 60_000, height: 60_000)
    #expect(throws: GIFError.tooLarge(size, limit: .area(50_000_000))) { try GIFDecoder.header(of: data) }
    var frame = [UInt8](GIFBuilder(width: 2, height: 2).file { _, _ in 0 })
    let start = try #require(frame.firstIndex(of: 0x2C))
    frame.replaceSubrange(start + 5..<start + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: GIFError.tooLarge(PixelSize(width: 65_535, height: 65_535), limit: .side(65_500))) {
      try GIFDecoder.header(of: Data(frame))
    }
  }

  @Test func `other files have a reason`() {
    #expect(throws: GIFError.corrupt("the canvas has no pixels")) {
      try GIFDecoder.header(of: Data("GIF89a".utf8) + Data(count: 7))
    }
    #expect(throws: GIFError.corrupt("there is no frame")) {
      try GIFDecoder.header(of: Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B])
    }
    #expect(throws: GIFError.corrupt("there is no palette")) {
      try GIFDecoder.header(of: Data("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2])
    }
  }
}
