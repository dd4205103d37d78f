import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct PanelEncodingTests {
  /// Pixels whose numbers count up row by row.
  private func pixels(_ palette: PanelPalette, width: Int, height: Int) throws -> PanelPixels {
    let size = PixelSize(width: width, height: height)
    let bitmap = Bitmap(pixelSize: size, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = 0xFF00_0000 | palette.colors[index % palette.colors.count] }
    }
    return try #require(PanelPixels(bitmap, palette))
  }

  @Test(arguments: PanelPalette.named)
  func `a PNG decodes to the same pixels, with as few bits as the palette needs`(_ palette: PanelPalette) throws {
    for (width, height) in [(1, 1), (7, 3), (8, 8), (17, 5), (33, 9)] {
      let pixels = try pixels(palette, width: width, height: height)
      let file = try PNGEncoder.encode(pixels, pixelsPerPoint: 2)
      #expect(file[24] == UInt8(palette.bitsPerPixel) && file[25] == (palette.isGray ? 0 : 3))
      let decoded = try PNGDecoder.decode(file)
      #expect(PanelPixels(decoded, palette)?.numbers == pixels.numbers, "\(width)×\(height)")
    }
  }

  @Test func `a BMP of two colours is what small devices read`() throws {
    let file = BMPEncoder.encode(try pixels(.blackAndWhite, width: 800, height: 480))
    #expect(file.count == 48_062)
    func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) } }
    #expect(file.prefix(2) == Data("BM".utf8) && number(2) == 48_062 && number(10) == 62)
    #expect(number(18) == 800 && number(22) == 480 && file[28] == 1 && number(34) == 48_000)
    #expect([UInt8](file[54..<62]) == [0, 0, 0, 0, 255, 255, 255, 0])
    // Black and white in turn.
    #expect(file[62..<72].allSatisfy { $0 == 0x55 })
  }

  @Test func `a BMP has its rows from the bottom, filled up to four bytes`() throws {
    let file = BMPEncoder.encode(try pixels(.gray16, width: 3, height: 2))
    // 0 1 2 above 3 4 5, two pixels to a byte.
    #expect([UInt8](file.suffix(8)) == [0x34, 0x50, 0, 0, 0x01, 0x20, 0, 0])
    #expect(BMPEncoder.encode(try pixels(.gray4, width: 3, height: 2))[28] == 4)
    #expect(BMPEncoder.encode(try pixels(.gray256, width: 3, height: 2))[28] == 8)
  }

  @Test func `raw pixels are packed from the highest bit`() throws {
    #expect([UInt8](RawPlanes.encode(try pixels(.blackAndWhite, width: 10, height: 1))) == [0x55, 0x40])
    #expect([UInt8](RawPlanes.encode(try pixels(.gray4, width: 5, height: 1))) == [0x1B, 0x00])
    // Black, white, red, yellow, blue and green, by the numbers of the controllers.
    #expect([UInt8](RawPlanes.encode(try pixels(.sixColors, width: 6, height: 1))) == [0x01, 0x32, 0x56])
    // These have the order of the controllers.
    #expect([UInt8](RawPlanes.encode(try pixels(.sevenColors, width: 7, height: 1))) == [0x01, 0x23, 0x45, 0x60])
  }

  @Test func `black and red have a plane each, zero where they are shown`() throws {
    // Black, white, red, black, white, red, black, white.
    let planes = [UInt8](RawPlanes.encode(try pixels(.blackWhiteRed, width: 8, height: 1)))
    #expect(planes == [0b0110_1101, 0b1101_1011])
  }

  @Test func `turning is clockwise`() throws {
    let pixels = try pixels(.gray16, width: 3, height: 2)
    #expect(pixels.rotated(.right).numbers == [3, 0, 4, 1, 5, 2])
    #expect(pixels.rotated(.half).numbers == [5, 4, 3, 2, 1, 0])
    #expect(pixels.rotated(.left).numbers == [2, 5, 1, 4, 0, 3])
    #expect(pixels.rotated(.right).size == PixelSize(width: 2, height: 3))
  }

  @Test func `other colours than the palette's are refused`() throws {
    let bitmap = Bitmap(pixelSize: PixelSize(width: 1, height: 1), isOpaque: true) {
      $0.bindMemory(to: UInt32.self)[0] = 0xFF12_3456
    }
    #expect(PanelPixels(bitmap, .gray4) == nil)
  }
}
