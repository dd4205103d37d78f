import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct PNGDecoderTests {
  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func `gray of every depth becomes 8 bits`(depth: Int, isInterlaced: Bool) throws {
    let most = 1 << depth - 1
    let builder = PNGBuilder(width: 19, height: 11, bitDepth: depth, colorType: 0, isInterlaced: isInterlaced)
    let bitmap = try PNGDecoder.decode(builder.file { x, y, _ in (x * 7 + y * 13) % 19 * most / 18 })
    for (x, y) in [(0, 0), (18, 10), (5, 6), (1, 1), (7, 3)] {
      let value = (x * 7 + y * 13) % 19 * most / 18
      let gray = UInt32((Double(value) * 255 / Double(most)).rounded())
      #expect(bitmap[x, y] == 0xFF00_0000 | gray << 16 | gray << 8 | gray)
    }
    #expect(bitmap.isOpaque)
  }

  @Test(arguments: [8, 16], [false, true])
  func `straight colours are premultiplied`(depth: Int, isInterlaced: Bool) throws {
    let scale = depth == 16 ? 257 : 1
    let builder = PNGBuilder(width: 9, height: 9, bitDepth: depth, colorType: 6, isInterlaced: isInterlaced)
    let bitmap = try PNGDecoder.decode(builder.file { x, y, channel in [255, 128, x * 28, y * 31][channel] * scale })
    for y in 0..<9 {
      for x in 0..<9 {
        let alpha = Double(y * 31)
        let red = UInt32(alpha)
        let green = UInt32((128 * alpha / 255).rounded())
        let blue = UInt32((Double(x * 28) * alpha / 255).rounded())
        #expect(bitmap[x, y] == red << 24 | red << 16 | green << 8 | blue)
      }
    }
    #expect(!bitmap.isOpaque)
  }

  @Test func `gray with alpha is read`() throws {
    let bitmap = try PNGDecoder.decode(
      PNGBuilder(width: 1, height: 1, colorType: 4).file { _, _, channel in [200, 51][channel] })
    #expect(bitmap[0, 0] == 0x3328_2828)
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func `palettes with transparency are read`(depth: Int, isInterlaced: Bool) throws {
    var builder = PNGBuilder(width: 13, height: 5, bitDepth: depth, colorType: 3, isInterlaced: isInterlaced)
    builder.chunks = [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [102])]
    let bitmap = try PNGDecoder.decode(builder.file { x, y, _ in (x + y) % 2 })
    #expect(bitmap[0, 0] == 0x6666_0000)
    #expect(bitmap[1, 0] == 0xFF00_00FF)
    #expect(bitmap[12, 4] == 0x6666_0000)
    #expect(!bitmap.isOpaque)
  }

  @Test func `one colour may be transparent`() throws {
    var builder = PNGBuilder(width: 2, height: 1)
    builder.chunks = [("tRNS", [0, 9, 0, 8, 0, 7])]
    let bitmap = try PNGDecoder.decode(builder.file { x, _, channel in x == 0 ? 9 - channel : 1 })
    #expect(bitmap[0, 0] == 0)
    #expect(bitmap[1, 0] == 0xFF01_0101)
  }

  @Test func `gamma and texts are ignored`() throws {
    var builder = PNGBuilder(width: 1, height: 1)
    builder.chunks = [("gAMA", [0, 0, 0, 1]), ("tEXt", Array("no zero".utf8))]
    let log = DiagnosticLog()
    let bitmap = try log.collecting { try PNGDecoder.decode(builder.file { _, _, _ in 77 }) }
    #expect(bitmap[0, 0] == 0xFF4D_4D4D)
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `a damaged optional chunk is a diagnostic`() throws {
    var builder = PNGBuilder(width: 1, height: 1)
    builder.chunks = [("tRNS", [0, 9, 0, 8, 0, 7])]
    var file = builder.file { _, _, _ in 1 }
    file[33 + 8] ^= 1
    let log = DiagnosticLog()
    let bitmap = try log.collecting { try PNGDecoder.decode(file) }
    #expect(bitmap[0, 0] == 0xFF01_0101)
    #expect(log.diagnostics.map(\.id) == ["png.damaged"])
    #expect(log.diagnostics.first?.message.contains("tRNS: CRC error") == true)
  }

  @Test func `a slice of data is read from its start`() throws {
    let file = PNGBuilder(width: 1, height: 1).file { _, _, _ in 3 }
    let embedded = Data([1, 2, 3]) + file
    #expect(try PNGDecoder.decode(embedded.dropFirst(3))[0, 0] == 0xFF03_0303)
  }

  @Test func `the header alone has the size`() throws {
    let file = PNGBuilder(width: 640, height: 480).file(stream: [])
    #expect(try PNGDecoder.header(of: file) == PixelSize(width: 640, height: 480))
  }
}
