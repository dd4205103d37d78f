import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterImageTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func item(
    _ bitmap: Bitmap, _ frame: CGRect, _ interpolation: ImageItem.Interpolation = .smooth, tint: Paint? = nil
  ) -> ImageItem {
    ImageItem(
      picture: DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize), frame: frame,
      interpolation: interpolation, tint: tint)
  }

  private func painted(_ item: ImageItem, prepared: Bitmap?, width: CGFloat, height: CGFloat = 1, scale: CGFloat = 1)
    throws -> Bitmap
  {
    let key = PreparedImages.Key(item, scale: PixelScale(scale))
    return try paint(
      [.picture(item)], width: width, height: height, scale: scale, pictures: prepared.map { [key: $0] } ?? [:])
  }

  @Test func `a prepared image is copied pixel by pixel`() throws {
    let bitmap = Bitmap(width: 2, [red, blue, blue, 0])
    let result = try painted(
      item(bitmap, CGRect(x: 1, y: 1, width: 2, height: 2)), prepared: bitmap, width: 4, height: 4)
    #expect(result[1, 1] == red)
    #expect(result[2, 1] == blue)
    #expect(result[1, 2] == blue)
    #expect(result.sketch == "....\n.##.\n.#..\n....")
  }

  @Test func `the painter requests a smooth image at its size on the canvas`() throws {
    let source = Bitmap(width: 1, [red])
    let smooth = item(source, CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(PreparedImages.Key(smooth, scale: PixelScale(2)).pixelSize == PixelSize(width: 4, height: 2))
    let prepared = Bitmap(width: 4, Array(repeating: blue, count: 8))
    let result = try painted(smooth, prepared: prepared, width: 2, scale: 2)
    #expect(result[0, 0] == blue)
    #expect(result[3, 1] == blue)
  }

  @Test func `without interpolation the nearest pixel is used`() throws {
    let source = Bitmap(width: 2, [red, blue])
    let nearest = item(source, CGRect(x: 0, y: 0, width: 6, height: 1), .none)
    #expect(PreparedImages.Key(nearest, scale: PixelScale(2)).pixelSize == source.pixelSize)
    let result = try painted(nearest, prepared: source, width: 6, scale: 2)
    #expect((0..<12).map { result[$0, 1] } == Array(repeating: red, count: 6) + Array(repeating: blue, count: 6))
  }

  @Test func `an image that was not prepared is not painted`() throws {
    let picture = item(Bitmap(width: 1, [red]), CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try painted(picture, prepared: nil, width: 2).sketch == "..")
  }

  @Test func `a tint is painted through the image's alpha, only inside its frame`() throws {
    let stencil = Bitmap(width: 3, [red, 0, 0x8000_0080])
    let tinted = item(stencil, CGRect(x: 2, y: 0, width: 3, height: 1), tint: .color(.blue))
    let result = try painted(tinted, prepared: stencil, width: 8, height: 3)
    #expect(result.sketch == "..#.5...\n........\n........")
    #expect(result[2, 0] == blue)
    #expect(abs(result.pixel(4, 0)[2] - 128) <= 1)
  }

  @Test func `an image between pixel edges does not bleed over its frame`() throws {
    let source = Bitmap(width: 2, [red, red])
    let result = try painted(
      item(source, CGRect(x: 0.5, y: 0, width: 2, height: 1)), prepared: source, width: 4)
    #expect(result.sketch == "5#5.")
  }

  @Test func `equal images at one size share their pixels`() {
    let bitmap = Bitmap(width: 1, [red])
    let scale = PixelScale(2)
    let here = item(bitmap, CGRect(x: 0, y: 0, width: 5, height: 5))
    let there = item(Bitmap(width: 1, [red]), CGRect(x: 9, y: 9, width: 5, height: 5), tint: .color(.blue))
    #expect(PreparedImages.Key(here, scale: scale) == PreparedImages.Key(there, scale: scale))
    let larger = item(bitmap, CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(PreparedImages.Key(here, scale: scale) != PreparedImages.Key(larger, scale: scale))
  }
}
