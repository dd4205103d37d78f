import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ImagePipeline
import Refreshing
import Rendering
import Testing

/// Wallpapers of a few pixels.
final class WallpaperPixelTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-wallpaper-\(UUID())")
  private let renderer: WidgetRenderer

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    renderer = WidgetRenderer(
      world: World(now: Date(timeIntervalSince1970: 0), groupContainers: folder, assets: BundleAssets { [] }))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let (red, blue) = (UInt32(0xFFFF_0000), UInt32(0xFF00_00FF))

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: false) { bytes in
      for index in 0..<(width * height) {
        bytes.storeBytes(of: pixel(index % width, index / width), toByteOffset: index * 4, as: UInt32.self)
      }
    }
  }

  private func pane(_ bitmap: Bitmap, _ x: Int, _ y: Int, cornerRadius: Double = 0) -> Wallpaper.Pane {
    Wallpaper.Pane(
      DrawableImage(content: .decoded(bitmap), pixelSize: bitmap.pixelSize),
      in: ScreenFrame(x: x, y: y, size: bitmap.pixelSize),
      cornerRadius: cornerRadius)
  }

  private func composed(
    _ width: Int, _ height: Int, _ background: WallpaperBackground, _ panes: [Wallpaper.Pane] = []
  ) throws -> Bitmap {
    let size = PixelSize(width: width, height: height)
    return try PNGDecoder.decode(renderer.compose(Wallpaper(size: size, background: background, panes: panes)))
  }

  /// A letter per pixel: R, B, or a dot for the background.
  private func letters(_ bitmap: Bitmap) -> [String] {
    (0..<bitmap.pixelSize.height).map { y in
      (0..<bitmap.pixelSize.width).map { x in
        [Self.red: "R", Self.blue: "B"][bitmap[x, y]] ?? "."
      }.joined()
    }
  }

  @Test func `pictures are at their positions, and later ones on top`() throws {
    let panes = [
      pane(bitmap(3, 2) { _, _ in Self.red }, 1, 1), pane(bitmap(2, 2) { x, _ in x == 0 ? Self.blue : 0 }, 3, 2),
    ]
    let picture = try composed(6, 5, .color(.white), panes)
    #expect(letters(picture) == ["......", ".RRR..", ".RRB..", "...B..", "......"])
    #expect(picture[0, 0] == 0xFFFF_FFFF && picture[4, 2] == 0xFFFF_FFFF && picture.isOpaque)
  }

  @Test func `corners are clipped with a radius`() throws {
    let square = bitmap(20, 20) { _, _ in Self.red }
    let picture = try composed(20, 20, .color(.black), [pane(square, 0, 0, cornerRadius: 5)])
    #expect(picture[0, 0] == 0xFF00_0000 && picture[19, 19] == 0xFF00_0000 && picture[10, 0] == Self.red)
    #expect(try composed(20, 20, .color(.black), [pane(square, 0, 0)])[0, 0] == Self.red)
  }

  @Test func `a gradient goes from corner to corner at its angle`() throws {
    let (red, blue) = (ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 0, blue: 1))
    func isNear(_ pixel: UInt32, _ color: UInt32) -> Bool {
      [0, 8, 16].allSatisfy { abs(Int(pixel >> $0 & 0xFF) - Int(color >> $0 & 0xFF)) < 24 }
    }
    for (degrees, start, end) in [
      (180.0, (5, 0), (5, 59)), (0, (5, 59), (5, 0)), (90, (0, 5), (99, 5)), (270, (99, 5), (0, 5)),
      (135, (0, 0), (99, 59)), (-45, (99, 59), (0, 0)),
    ] {
      let picture = try composed(100, 60, .gradient([red, blue], degrees: degrees))
      #expect(isNear(picture[start.0, start.1], Self.red) && isNear(picture[end.0, end.1], Self.blue), "\(degrees)")
    }
    // The middle colour of three is in the middle.
    let picture = try composed(9, 9, .gradient([.black, red, .black], degrees: 180))
    #expect(isNear(picture[4, 4], Self.red))
  }

  @Test func `an image fills the screen, cropped on both sides`() throws {
    let file = folder.appending(path: "stripes.png")
    try PNGEncoder.encode(bitmap(6, 2) { x, _ in x == 2 || x == 3 ? Self.red : Self.blue }).write(to: file)
    let background = WallpaperBackground.picture(path: file.path)
    #expect(letters(try composed(2, 2, background)) == ["RR", "RR"])
    #expect(letters(try composed(4, 2, background)) == ["BRRB", "BRRB"])
    #expect(letters(try composed(6, 1, background)) == ["BBRRBB"])
  }

  @Test func `a transparent background is black`() throws {
    let file = folder.appending(path: "clear.png")
    let clear = bitmap(2, 1) { x, _ in x == 0 ? Self.red : 0 }
    try PNGEncoder.encode(clear).write(to: file)
    let backgrounds: [WallpaperBackground] = [
      .picture(path: file.path), .color(ResolvedColor(white: 1, alpha: 0)),
      .gradient([ResolvedColor(white: 1, alpha: 0), ResolvedColor(white: 0)], degrees: 90),
    ]
    for background in backgrounds {
      let picture = try composed(2, 1, background)
      #expect(picture[1, 0] == 0xFF00_0000 && picture.isOpaque, "\(background)")
    }
  }

  @Test func `equal wallpapers give equal bytes`() throws {
    func data() throws -> Data {
      try renderer.compose(
        Wallpaper(
          size: PixelSize(width: 40, height: 30), background: .gradient([.white, .black], degrees: 33),
          panes: [pane(bitmap(9, 9) { x, y in x > y ? Self.red : 0 }, 3, 3, cornerRadius: 2)]))
    }
    #expect(try data() == data())
  }

  @Test func `an unusable background is an error, a widget's picture a gap with a diagnostic`() throws {
    let size = PixelSize(width: 2, height: 2)
    let text = folder.appending(path: "text.png")
    try Data("hello".utf8).write(to: text)
    // With the width of the screen it would be 60,000 million pixels high.
    let thread = folder.appending(path: "thread.png")
    try PNGEncoder.encode(bitmap(1, 6000) { _, _ in Self.red }).write(to: thread)
    for (path, message) in [
      (folder.appending(path: "none.png").path, "no such file"), (text.path, "not a JPEG"),
      (folder.path, "this is a directory"),
    ] {
      let error = #expect(throws: WallpaperError.self) {
        try renderer.compose(Wallpaper(size: size, background: .picture(path: path), panes: []))
      }
      #expect(error?.description.hasPrefix("\(path): \(message)") == true)
    }
    let error = #expect(throws: WallpaperError.self) {
      let wide = PixelSize(width: 10_000, height: 2)
      _ = try renderer.compose(Wallpaper(size: wide, background: .picture(path: thread.path), panes: []))
    }
    #expect(error?.description.contains("invalid image size: 10000×60000000 pixels") == true)

    let log = DiagnosticLog()
    let broken = Wallpaper.Pane(
      DrawableImage(content: .encoded(Data("hello".utf8)), pixelSize: size), in: ScreenFrame(x: 0, y: 0, size: size))
    let picture = try log.collecting { try composed(2, 2, .color(.white), [broken]) }
    #expect(picture[0, 0] == 0xFFFF_FFFF && log.diagnostics.map(\.id) == ["picture.unreadable"])
  }
}
