import Ambient
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline

struct ScaledImageCacheTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 40, height: 60)

  private func cache(byteBudget: Int = 1 << 20) -> ScaledImageCache {
    ScaledImageCache(folder: folder.url, byteBudget: byteBudget, leastEncodedBytes: 1)
  }

  private func bitmap(
    for picture: DrawableImage, _ size: PixelSize = PixelSize(width: 40, height: 60), byteBudget: Int = 1 << 20
  ) throws -> Bitmap {
    try withAmbientValues({ $0.scaledImageCache = cache(byteBudget: byteBudget) }) {
      try ImagePreparer.bitmap(for: picture, pixelSize: size)
    }
  }

  private func picture(quality: Double = 0.9) throws -> DrawableImage {
    try ImageReader.picture(from: CoverSubject.jpeg(80, 120, quality: quality), origin: "cover.jpg")
  }

  private var files: [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? [])
      .filter { $0.pathExtension == "pixels" }
  }

  @Test func `cached pixels equal decoded ones`() throws {
    let picture = try picture()
    let plain = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    for _ in 0..<3 { #expect(try bitmap(for: picture) == plain) }
    #expect(files.count == 1)
    #expect(try bitmap(for: picture, PixelSize(width: 20, height: 30)).pixelSize.width == 20)
    #expect(try bitmap(for: self.picture(quality: 0.5)) != plain)
    #expect(files.count == 3)
  }

  @Test func `a cover of a few kilobytes is cached, an icon is not`() throws {
    for (width, isCached) in [(20, false), (80, true)] {
      let noise = CoverSubject.bitmap(width, width) { x, y in
        0xFF00_0000 | (UInt32(x * 80 + y) &* 2_654_435_761 ^ UInt32(x * y + y) &* 40_503) >> 8
      }
      let data = try PNGEncoder.encode(noise)
      #expect((8 << 10..<32 << 10).contains(data.count) == isCached, "\(data.count)")
      try withAmbientValues({ $0.scaledImageCache = ScaledImageCache(folder: folder.url) }) {
        _ = try ImagePreparer.bitmap(for: ImageReader.picture(from: data, origin: nil), pixelSize: size)
      }
      #expect(files.count == (isCached ? 1 : 0))
    }
  }

  @Test func `the cached file is used`() throws {
    let picture = try picture()
    _ = try bitmap(for: picture)
    // Another image in the file shows that the file is read.
    let other = CoverSubject.bitmap(40, 60) { x, y in 0xFF00_0000 | UInt32(x * y) }
    try ScaledImageFile(path: try #require(files.first).path).write(other)
    #expect(try bitmap(for: picture) == other)
  }

  @Test func `transparency is kept`() throws {
    let clear = CoverSubject.bitmap(80, 120, isOpaque: false) { x, _ in UInt32(x) << 24 }
    let picture = try ImageReader.picture(from: PNGEncoder.encode(clear), origin: nil)
    let first = try bitmap(for: picture)
    let second = try bitmap(for: picture)
    #expect(first == second && !second.isOpaque && files.count == 1)
  }

  enum Damage: CaseIterable { case empty, short, head, pixel, long, otherSize }

  @Test(arguments: Damage.allCases) func `a damaged file is created again`(damage: Damage) throws {
    let picture = try picture()
    let plain = try bitmap(for: picture)
    let file = try #require(files.first)
    let whole = try Data(contentsOf: file)
    var data = whole
    switch damage {
    case .empty: data = Data()
    case .short: data.removeLast(100)
    case .head: data[9] ^= 1
    case .pixel: data[data.count / 2] ^= 4
    case .long: data.append(0)
    case .otherSize:
      // The same number of pixels, with other sides.
      data.replaceSubrange(8..<24, with: data[16..<24] + data[8..<16])
    }
    try data.write(to: file)
    #expect(try bitmap(for: picture) == plain)
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func `a pipe in a file's place is a cache miss and does not block`() throws {
    let picture = try picture()
    let plain = try bitmap(for: picture)
    let file = try #require(files.first)
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(try bitmap(for: picture) == plain)
  }

  @Test func `the least recently used files are evicted`() throws {
    let picture = try picture()
    // Three of about ten kilobytes.
    let room = 32_000
    var names: [Set<String>] = []
    for (age, width) in [(400, 40), (300, 41), (200, 42), (100, 43)] {
      _ = try bitmap(for: picture, PixelSize(width: width, height: 60), byteBudget: room)
      for file in files where file.lastPathComponent.contains("-\(width)x") {
        let date = Date(timeIntervalSinceNow: TimeInterval(-age))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
      // The first is used again while it is the oldest of three.
      if width == 42 { _ = try bitmap(for: picture, byteBudget: room) }
      names.append(Set(files.map { String($0.deletingPathExtension().lastPathComponent.split(separator: "-")[2]) }))
    }
    #expect(names[2] == ["40x60", "41x60", "42x60"])
    #expect(names[3] == ["40x60", "42x60", "43x60"])
  }

  @Test func `a decoder's warnings are reported every time`() throws {
    var data = try CoverSubject.jpeg(80, 120)
    // Bytes between segments, which libjpeg skips with a warning.
    data.insert(contentsOf: [0, 0, 0], at: 2 + 18)
    let picture = try ImageReader.picture(from: data, origin: "cover.jpg")
    for _ in 0..<2 {
      let log = DiagnosticLog()
      _ = try log.collecting { try bitmap(for: picture) }
      #expect(log.diagnostics.map(\.id) == ["picture.jpeg-oddity"])
    }
    #expect(files.isEmpty)
  }

  @Test func `a complete file is not checked again, and a damaged one is reported every time`() throws {
    let whole = try picture()
    let data = try CoverSubject.jpeg(80, 120)
    let cut = try ImageReader.picture(from: data.dropLast(40), origin: nil)
    for _ in 0..<2 {
      try withAmbientValues({ $0.scaledImageCache = cache() }) {
        try ImagePreparer.check(whole)
        #expect(throws: ImageError.self) { try ImagePreparer.check(cut) }
      }
    }
    let marks = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".whole") }
    #expect(marks.count == 1)
  }

  @Test func `images are decoded if the folder is unusable`() throws {
    let file = folder.url.appending(path: "file")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: file)
    try withAmbientValues({
      $0.scaledImageCache = ScaledImageCache(folder: file.appending(path: "below"), leastEncodedBytes: 1)
    }) {
      #expect(try ImagePreparer.bitmap(for: try picture(), pixelSize: size).pixelSize == size)
      try ImagePreparer.check(try picture())
    }
  }

  @Test func `small images and bitmaps are not cached`() throws {
    let picture = try picture()
    _ = try withAmbientValues({ $0.scaledImageCache = ScaledImageCache(folder: folder.url) }) {
      try ImagePreparer.bitmap(for: picture, pixelSize: size)
    }
    _ = try bitmap(
      for: DrawableImage(
        content: .decoded(CoverSubject.gradient(80, 120)), pixelSize: PixelSize(width: 80, height: 120)))
    #expect(files.isEmpty)
  }

  @Test func `an unusable size is an error with the cache too`() throws {
    let empty = PixelSize(width: 0, height: 60)
    #expect(throws: ImageError.unusableSize(empty)) { try bitmap(for: try picture(), empty) }
  }

  @Test func `concurrent readers and writers see complete files`() async throws {
    let picture = try picture()
    let plain = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    let url = folder.url
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask {
          let cache = ScaledImageCache(folder: url, byteBudget: index % 2 * 10_000, leastEncodedBytes: 1)
          return withAmbientValues({ $0.scaledImageCache = cache }) {
            (try? ImagePreparer.bitmap(for: picture, pixelSize: PixelSize(width: 40, height: 60))) == plain
          }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }
}

final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "almanac-artwork-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: url) }
}
