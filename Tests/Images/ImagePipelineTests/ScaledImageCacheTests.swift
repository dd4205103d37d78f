import Ambient
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline

/// Pictures that were drawn before.
struct ScaledImageCacheTests {
  private let folder = TemporaryFolder()
  private let size = PixelSize(width: 40, height: 60)

  private func cache(byteBudget: Int = 1 << 20) -> ScaledImageCache {
    ScaledImageCache(folder: folder.url, byteBudget: byteBudget, leastEncodedBytes: 1)
  }

  private func bitmap(
    for picture: DrawableImage, _ size: PixelSize = PixelSize(width: 40, height: 60), byteBudget: Int = 1 << 20
  ) throws -> Bitmap {
    try withAmbientValues({ $0.scaledPictureCache = cache(byteBudget: byteBudget) }) {
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

  @Test func `a picture is the same before and after it was kept`() throws {
    let picture = try picture()
    let plain = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    for _ in 0..<3 { #expect(try bitmap(for: picture) == plain) }
    #expect(files.count == 1)
    #expect(try bitmap(for: picture, PixelSize(width: 20, height: 30)).pixelSize.width == 20)
    #expect(try bitmap(for: self.picture(quality: 0.5)) != plain)
    #expect(files.count == 3)
  }

  @Test func `what is kept is what is drawn`() throws {
    let picture = try picture()
    _ = try bitmap(for: picture)
    // Another picture in the file's place shows that the file is read.
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

  @Test(arguments: Damage.allCases) func `a damaged file is made anew`(damage: Damage) throws {
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
      // The same number of pixels, in another shape.
      data.replaceSubrange(8..<24, with: data[16..<24] + data[8..<16])
    }
    try data.write(to: file)
    #expect(try bitmap(for: picture) == plain)
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func `a pipe in a file's place is no picture, and nobody waits for it`() throws {
    let picture = try picture()
    let plain = try bitmap(for: picture)
    let file = try #require(files.first)
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(try bitmap(for: picture) == plain)
  }

  @Test func `what was not used for the longest goes`() throws {
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
      // The first is used again when it is the oldest of three.
      if width == 42 { _ = try bitmap(for: picture, byteBudget: room) }
      names.append(Set(files.map { String($0.deletingPathExtension().lastPathComponent.split(separator: "-")[2]) }))
    }
    #expect(names[2] == ["40x60", "41x60", "42x60"])
    #expect(names[3] == ["40x60", "42x60", "43x60"])
  }

  @Test func `a decoder's report comes each time`() throws {
    var data = try CoverSubject.jpeg(80, 120)
    // Bytes between segments, which libjpeg passes over with a warning.
    data.insert(contentsOf: [0, 0, 0], at: 2 + 18)
    let picture = try ImageReader.picture(from: data, origin: "cover.jpg")
    for _ in 0..<2 {
      let log = DiagnosticLog()
      _ = try log.collecting { try bitmap(for: picture) }
      #expect(log.diagnostics.map(\.id) == ["picture.jpeg-oddity"])
    }
    #expect(files.isEmpty)
  }

  @Test func `what was seen to be whole is not read again, and what is damaged is told each time`() throws {
    let whole = try picture()
    let data = try CoverSubject.jpeg(80, 120)
    let cut = try ImageReader.picture(from: data.dropLast(40), origin: nil)
    for _ in 0..<2 {
      try withAmbientValues({ $0.scaledPictureCache = cache() }) {
        try ImagePreparer.check(whole)
        #expect(throws: ImageError.self) { try ImagePreparer.check(cut) }
      }
    }
    let marks = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".whole") }
    #expect(marks.count == 1)
  }

  @Test func `a folder that cannot be is done without`() throws {
    let file = folder.url.appending(path: "file")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: file)
    try withAmbientValues({
      $0.scaledPictureCache = ScaledImageCache(folder: file.appending(path: "below"), leastEncodedBytes: 1)
    }) {
      #expect(try ImagePreparer.bitmap(for: try picture(), pixelSize: size).pixelSize == size)
      try ImagePreparer.check(try picture())
    }
  }

  @Test func `small pictures and pictures in memory are not kept`() throws {
    let picture = try picture()
    _ = try withAmbientValues({ $0.scaledPictureCache = ScaledImageCache(folder: folder.url) }) {
      try ImagePreparer.bitmap(for: picture, pixelSize: size)
    }
    _ = try bitmap(
      for: DrawableImage(
        content: .decoded(CoverSubject.gradient(80, 120)), pixelSize: PixelSize(width: 80, height: 120)))
    #expect(files.isEmpty)
  }

  @Test func `an unusable size is an error as without the cache`() throws {
    let empty = PixelSize(width: 0, height: 60)
    #expect(throws: ImageError.unusableSize(empty)) { try bitmap(for: try picture(), empty) }
  }

  @Test func `many readers and writers see whole pictures`() async throws {
    let picture = try picture()
    let plain = try ImagePreparer.bitmap(for: picture, pixelSize: size)
    let url = folder.url
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask {
          let cache = ScaledImageCache(folder: url, byteBudget: index % 2 * 10_000, leastEncodedBytes: 1)
          return withAmbientValues({ $0.scaledPictureCache = cache }) {
            (try? ImagePreparer.bitmap(for: picture, pixelSize: PixelSize(width: 40, height: 60))) == plain
          }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }
}

/// A folder that is removed at the end.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "almanac-artwork-\(UUID())")

  deinit { try? FileManager.default.removeItem(at: url) }
}
