import Foundation
import Graphics
import ImageCodecs
import Testing

struct JPEGOrientationTests {
  /// The colours of the upright image's corners: top left, top right, bottom left, bottom right.
  static let expected: [UInt16: String] = [
    1: "RGBW", 2: "GRWB", 3: "WBGR", 4: "BWRG", 5: "RBGW", 6: "BRWG", 7: "WGBR", 8: "GWRB",
  ]

  @Test(arguments: 1...8, [true, false])
  func `every orientation is applied`(_ orientation: Int, bigEndian: Bool) throws {
    let stored = try JPEGEncoder.encode(JPEGSubject.corners, quality: 1, subsampling: .full)
    let data = JPEGSurgery.withOrientation(UInt16(orientation), bigEndian: bigEndian, in: stored)
    let header = try JPEGDecoder.header(of: data)
    #expect(header.orientation.rawValue == orientation)
    #expect(header.storedSize == PixelSize(width: 32, height: 16))
    #expect(header.pixelSize == (orientation < 5 ? header.storedSize : PixelSize(width: 16, height: 32)))
    let bitmap = try JPEGDecoder.decode(data)
    #expect(bitmap.pixelSize == header.pixelSize)
    #expect(corners(of: bitmap) == Self.expected[UInt16(orientation)])
  }

  @Test(arguments: [0, 9, 255, 65535] as [UInt16])
  func `an invalid orientation is ignored`(_ orientation: UInt16) throws {
    let data = JPEGSurgery.withOrientation(orientation, in: JPEGFixture.gray.data)
    #expect(try JPEGDecoder.header(of: data).orientation == .up)
  }

  @Test func `damaged Exif data is ignored, wherever it is damaged`() throws {
    let tiff = JPEGSurgery.tiff(6)
    for length in tiff.indices {
      let payload = Array("Exif\0\0".utf8) + tiff.prefix(length)
      let data = JPEGSurgery.inserting(marker: 0xE1, payload: payload, into: JPEGFixture.gray.data)
      // The value ends four bytes before the structure; the rest is not needed to read it.
      let isReadable = length >= 20
      #expect(try JPEGDecoder.header(of: data).orientation == (isReadable ? .right : .up), "cut at \(length)")
    }
  }

  @Test(arguments: [4, 5, 6, 7])
  func `an offset outside of the data is ignored`(_ index: Int) throws {
    var tiff = JPEGSurgery.tiff(6)
    tiff[index] = 0xFF
    let payload = Array("Exif\0\0".utf8) + tiff
    let data = JPEGSurgery.inserting(marker: 0xE1, payload: payload, into: JPEGFixture.gray.data)
    #expect(try JPEGDecoder.header(of: data).orientation == .up)
    #expect(try JPEGDecoder.decode(data).pixelSize == PixelSize(width: 16, height: 8))
  }

  @Test func `XMP before the Exif data does not hide it`() throws {
    let turned = JPEGSurgery.withOrientation(8, in: JPEGFixture.gray.data)
    let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)
    let data = JPEGSurgery.inserting(marker: 0xE1, payload: xmp, into: turned)
    #expect(try JPEGDecoder.header(of: data).orientation == .left)
  }

  private func corners(of bitmap: Bitmap) -> String {
    let (right, bottom) = (bitmap.pixelSize.width - 3, bitmap.pixelSize.height - 3)
    let names: [(UInt32, Character)] = [
      (0xFFFF_0000, "R"), (0xFF00_FF00, "G"), (0xFF00_00FF, "B"), (0xFFFF_FFFF, "W"),
    ]
    return String(
      [(2, 2), (right, 2), (2, bottom), (right, bottom)].map { x, y in
        names.first { JPEGSubject.distance($0.0, bitmap[x, y]) < 24 }?.1 ?? "?"
      })
  }
}
