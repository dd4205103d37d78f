import Foundation
import Graphics
import ImagePipeline
import Testing

struct VectorArtTests {
  private func svg(_ attributes: String, _ content: String = "") -> Data {
    Data(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
  }

  /// A page of 20×10 points whose left half is red.
  private static let page = Data(
    """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R>> endobj
    4 0 obj <</Length 26>> stream
    1 0 0 rg 0 0 10 10 re f   
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """.utf8)

  @Test func `an SVG has its own size, or that of its view box`() throws {
    #expect(
      try #require(VectorArt(sniffing: svg(#"width="24" height="12pt""#))).size() == CGSize(width: 24, height: 16))
    #expect(try #require(VectorArt(sniffing: svg(#"viewBox="0 0 7 9""#))).size() == CGSize(width: 7, height: 9))
  }

  @Test func `an SVG is drawn at any size, with any aspect ratio`() throws {
    let half = ##"<rect width="5" height="10" fill="#00ff00"/>"##
    let art = try #require(VectorArt(sniffing: svg(#"width="10" height="10""#, half)))
    for size in [PixelSize(width: 40, height: 40), PixelSize(width: 100, height: 7)] {
      let bitmap = try art.bitmap(pixelSize: size)
      #expect(bitmap[0, 0] == 0xFF00_FF00)
      #expect(bitmap[size.width / 2 - 1, size.height - 1] == 0xFF00_FF00)
      #expect(bitmap[size.width / 2, 0] == 0)
    }
  }

  @Test func `a PDF's first page is drawn`() throws {
    let art = try #require(VectorArt(sniffing: Self.page))
    #expect(art.format == .pdf)
    #expect(try art.size() == CGSize(width: 20, height: 10))
    let bitmap = try art.bitmap(pixelSize: PixelSize(width: 40, height: 20))
    #expect(bitmap[3, 3] == 0xFFFF_0000)
    #expect(bitmap[30, 3] == 0)
  }

  @Test func `a drawing never reads another file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID()).png")
    try SampleCatalog.png(4, 4).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let content = #"<image href="\#(file.absoluteString)" width="10" height="10"/>"#
    let art = try #require(VectorArt(sniffing: svg(#"width="10" height="10""#, content)))
    #expect(try art.bitmap(pixelSize: PixelSize(width: 10, height: 10))[5, 5] == 0)
  }

  @Test(arguments: [
    "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>", "%PDF-1.4 nothing", "<?xml version=\"1.0\"?><html/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e9\" height=\"1e9\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"-5\" height=\"nan\"/>",
  ])
  func `a damaged drawing is an error`(text: String) throws {
    let art = try #require(VectorArt(sniffing: Data(text.utf8)))
    #expect(throws: ImageError.self) { try art.size() }
  }

  @Test func `sizes beyond the limits are refused before memory is allocated`() throws {
    let art = try #require(VectorArt(sniffing: svg(#"width="10" height="10""#)))
    for (width, height) in [(0, 10), (40_000, 1), (30_000, 30_000)] {
      let size = PixelSize(width: width, height: height)
      #expect(throws: ImageError.unusableSize(size)) { try art.bitmap(pixelSize: size) }
    }
  }

  @Test func `images are not drawings`() throws {
    #expect(VectorArt(sniffing: try SampleCatalog.png(1, 1)) == nil)
    #expect(VectorArt(sniffing: Data("text".utf8)) == nil)
    #expect(VectorArt(sniffing: Data()) == nil)
  }

  @Test func `many threads draw the same`() async throws {
    let content = #"<circle cx="5" cy="5" r="4" fill="purple"/>"#
    let arts = [svg(#"width="10" height="10""#, content), Self.page].compactMap(VectorArt.init(sniffing:))
    let bitmaps = try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for _ in 0..<16 {
        group.addTask { try arts.map { try $0.bitmap(pixelSize: PixelSize(width: 33, height: 21)) } }
      }
      return try await group.reduce(into: [[Bitmap]]()) { $0.append($1) }
    }
    #expect(bitmaps.allSatisfy { $0 == bitmaps[0] })
  }
}
