import Foundation
import Graphics
import Testing
import Typesetting

@testable import CairoPainting

struct PainterVectorTests {
  private static let items: [DisplayItem] = [
    .fill(
      Path(roundedRect: CGRect(x: 4, y: 4, width: 56, height: 24), cornerRadius: 8), .color(.red), evenOdd: false),
    .group(
      .shadow(Shadow(color: .black.opacity(0.5), radius: 2)),
      [
        .text(
          TextItem(runs: [.plain("Chapter 42")], style: ParagraphStyle(), origin: CGPoint(x: 8, y: 22), width: 80))
      ]),
  ]

  private func file(_ items: [DisplayItem], _ format: VectorFormat, width: CGFloat = 96) throws -> Data {
    let list = DisplayList(size: CGSize(width: width, height: 32), scale: PixelScale(2), items: items)
    return try Painter(text: TextEngine(), pictures: PreparedImages()).file(of: list, format: format)
  }

  @Test func `an SVG file has its type and its size in points`() throws {
    let text = try #require(String(data: file(Self.items, .svg), encoding: .utf8))
    #expect(text.hasPrefix("<?xml"))
    #expect(text.contains("<svg"))
    #expect(text.contains("viewBox=\"0 0 96 32\""))
    #expect(text.hasSuffix("</svg>\n"))
  }

  @Test func `a PDF file has a valid beginning and end`() throws {
    let data = try file(Self.items, .pdf)
    #expect(data.prefix(5) == Data("%PDF-".utf8))
    #expect(data.suffix(6) == Data("%%EOF\n".utf8))
    #expect(data.range(of: Data("/MediaBox [ 0 0 96 32 ]".utf8)) != nil)
  }

  @Test(arguments: [VectorFormat.svg, .pdf])
  func `equal lists give equal files`(_ format: VectorFormat) throws {
    let first = try file(Self.items, format)
    #expect(try file(Self.items, format) == first)
    #expect(try file([Self.items[0]], format) != first)
  }

  @Test func `shapes stay shapes`() throws {
    let text = try #require(String(data: file([Self.items[0]], .svg), encoding: .utf8))
    #expect(text.contains("<path"))
    #expect(!text.contains("<image"))
  }

  @Test func `an image is in the file, even if its pixels were borrowed`() throws {
    let bitmap = Bitmap(width: 2, [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF])
    let item = ImageItem(
      picture: DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize),
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), interpolation: .none)
    let list = DisplayList(size: CGSize(width: 20, height: 20), scale: PixelScale(2), items: [.picture(item)])
    let pictures = PreparedImages([.init(item, scale: PixelScale(2)): bitmap])
    let painter = Painter(text: try TextEngine(), pictures: pictures)
    let text = try #require(String(data: painter.file(of: list, format: .svg), encoding: .utf8))
    #expect(text.contains("<image"))
    #expect(text.contains("base64,"))
  }
}
