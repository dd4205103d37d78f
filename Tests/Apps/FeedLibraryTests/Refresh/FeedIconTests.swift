import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ImagePipeline
import LoopbackServing
import Testing

@testable import FeedLibrary

@Suite struct FeedIconTests {
  private let fixture: FeedFixture
  private let server: FeedServer
  private let store: FeedStore

  init() throws {
    fixture = try FeedFixture()
    server = try FeedServer()
    store = try FeedStore(at: fixture.url)
  }

  /// A square of one colour, half of it transparent.
  private static func png(side: Int, color: UInt32 = 0xFFCC_2200) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: side, height: side), isOpaque: false) { bytes in
      for index in 0..<side * side where index % side < side / 2 {
        bytes.storeBytes(of: color, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    return try PNGEncoder.encode(bitmap)
  }

  private func size(_ data: Data?) throws -> PixelSize {
    try ImageReader.picture(from: try #require(data), origin: nil).pixelSize
  }

  private func refresh(days: Double = 0) async throws -> [String] {
    let log = DiagnosticLog()
    let refresher = try server.refresher(store, days: days, icons: true)
    try await log.collecting {
      let known = try store.feeds()
      if known.isEmpty {
        _ = try await refresher.add([server.server.url("/feed")])
      } else {
        _ = try await refresher.refresh(known)
      }
    }
    return log.diagnostics.map(\.id)
  }

  @Test func `a feed's icon is fetched once, scaled and stored`() async throws {
    server.put("/feed", ["a"], icon: server.server.url("/icon.png").absoluteString)
    server["/icon.png"] = .init(200, body: try Self.png(side: 300))
    #expect(try await refresh().isEmpty)
    #expect(try size(store.feeds().first?.icon) == PixelSize(width: 42, height: 42))
    _ = try await refresh(days: 1)
    _ = try await refresh(days: 29)
    #expect(server.server.hits("/icon.png") == 1)
    _ = try await refresh(days: 31)
    #expect(server.server.hits("/icon.png") == 2)
  }

  @Test func `without an icon of its own a feed has the site's`() async throws {
    server.put("/feed", ["a"])
    server["/favicon.ico"] = .init(200, body: try Self.png(side: 16))
    #expect(try await refresh().isEmpty)
    #expect(try size(store.feeds().first?.icon) == PixelSize(width: 16, height: 16))
  }

  @Test func `a missing icon is reported, the old one stays, and it is not requested again immediately`()
    async throws
  {
    server.put("/feed", ["a"], icon: server.server.url("/icon.png").absoluteString)
    server["/icon.png"] = .init(200, body: try Self.png(side: 20))
    _ = try await refresh()
    let icon = try #require(try store.feeds().first?.icon)
    for (days, answer) in [(31.0, LoopbackServer.Answer(404)), (62, .init(200, body: Data("no picture".utf8)))] {
      server["/icon.png"] = answer
      #expect(try await refresh(days: days) == ["feed.icon-unusable"])
      #expect(try store.feeds().first?.icon == icon)
      #expect(try await refresh(days: days + 1).isEmpty)
    }
  }

  @Test func `a new icon URL in the document is requested`() async throws {
    server.put("/feed", ["a"], icon: server.server.url("/1.png").absoluteString)
    server["/1.png"] = .init(200, body: try Self.png(side: 20))
    server["/2.png"] = .init(200, body: try Self.png(side: 30))
    _ = try await refresh()
    server.put("/feed", ["a"], icon: server.server.url("/2.png").absoluteString)
    _ = try await refresh(days: 2)
    #expect(try size(store.feeds().first?.icon) == PixelSize(width: 30, height: 30))
  }

  @Test func `feeds in files have no icons`() async throws {
    let file = fixture.directory.appending(path: "feed.json")
    try FeedServer.feed(["a"], "Harbour", server.server.url("/icon.png").absoluteString).write(to: file)
    _ = try await server.refresher(store, icons: true).add([file])
    #expect(try store.count(.all) == 1 && server.server.requests.isEmpty)
  }

  /// A Windows icon with one image.
  private static func icon(side: UInt8, depth: UInt8, _ picture: [UInt8]) -> Data {
    let size = withUnsafeBytes(of: UInt32(picture.count).littleEndian) { Array($0) }
    return Data([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, depth, 0] + size + [22, 0, 0, 0] + picture)
  }

  /// The content of a 2×2 BMP: header, colours, rows from bottom to top, mask.
  private static func bitmap(depth: UInt8, colors: [UInt8] = [], rows: [UInt8], mask: [UInt8]) -> [UInt8] {
    [40, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 1, 0, depth, 0] + [UInt8](repeating: 0, count: 24) + colors + rows + mask
  }

  struct IconCase: Sendable {
    let depth: UInt8
    var colors: [UInt8] = []
    let rows: [UInt8]
    var mask = [UInt8](repeating: 0, count: 8)
    /// From the top left.
    let pixels: [UInt32]
  }

  @Test(arguments: [
    // Blue, green, red, alpha; red and transparent below, half-transparent green and blue above.
    IconCase(
      depth: 32, rows: [0, 0, 255, 255, 9, 9, 9, 0, 0, 255, 0, 128, 255, 0, 0, 255],
      pixels: [0x8000_8000, 0xFF00_00FF, 0xFFFF_0000, 0]),
    IconCase(
      depth: 24, rows: [0, 0, 255, 9, 9, 9, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0], mask: [0x40, 0, 0, 0, 0, 0, 0, 0],
      pixels: [0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000, 0]),
    IconCase(
      depth: 1, colors: [0, 0, 255, 0, 0, 255, 0, 0], rows: [0x40, 0, 0, 0, 0x80, 0, 0, 0],
      pixels: [0xFF00_FF00, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00]),
  ]) func `Windows icons are read`(icon: IconCase) throws {
    let picture = Self.bitmap(depth: icon.depth, colors: icon.colors, rows: icon.rows, mask: icon.mask)
    let file = Self.icon(side: 2, depth: icon.depth, picture)
    guard case .bitmap(let bitmap)? = WindowsIcon.picture(in: file) else {
      Issue.record("it was not read")
      return
    }
    #expect([(0, 0), (1, 0), (0, 1), (1, 1)].map { bitmap[$0.0, $0.1] } == icon.pixels)
    #expect(try size(FeedIcons.small(file)) == PixelSize(width: 2, height: 2))
  }

  @Test func `no Windows icon is read beyond its end`() throws {
    let whole = Self.icon(
      side: 2, depth: 8,
      Self.bitmap(
        depth: 8, colors: [UInt8](repeating: 7, count: 1024), rows: [UInt8](repeating: 255, count: 8),
        mask: [UInt8](repeating: 0, count: 8)))
    #expect(WindowsIcon.picture(in: whole) != nil)
    for count in 0..<whole.count - 8 { #expect(WindowsIcon.picture(in: whole.prefix(count)) == nil) }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var damaged = whole
      for _ in 0..<4 {
        damaged[Int.random(in: 4..<70, using: &generator)] =
          [0, 1, 127, 128, 255].randomElement(using: &generator) ?? 0
      }
      if case .bitmap(let bitmap)? = WindowsIcon.picture(in: damaged) { #expect(bitmap.pixelSize.width <= 256) }
    }
  }
}
