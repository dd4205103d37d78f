import Foundation
import Graphics
import ImageCodecs
import SwiftUI
import Testing

@testable import WidgetTesting

/// References and views that cannot be compared fail with the reason, and nothing is overwritten.
@Suite struct BadReferenceTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  /// The failure with a reference of these bytes, which stays.
  private func failure(of bytes: Data) throws -> String {
    let url = try bench.recorded(Squares(), as: .image)
    try bytes.write(to: url)
    let message = try #require(bench.failure(of: Squares(), as: .image))
    #expect(try Data(contentsOf: url) == bytes)
    #expect(message.contains(url.path))
    return message
  }

  @Test func `an empty reference`() throws { #expect(try failure(of: Data()).contains("is empty")) }

  @Test func `a truncated reference`() throws {
    let whole = try Data(contentsOf: try bench.recorded(Squares(), as: .image, named: "b"))
    #expect(try failure(of: whole.prefix(60)).contains("truncated"))
  }

  @Test func `a reference with a damaged byte`() throws {
    var damaged = try Data(contentsOf: try bench.recorded(Squares(), as: .image, named: "b"))
    damaged[45] ^= 0xFF
    #expect(try failure(of: damaged).contains("cannot read"))
  }

  @Test func `a reference of another size`() throws {
    let small = Bitmap(pixelSize: PixelSize(width: 3, height: 2), isOpaque: false) { $0.first.map { _ in } }
    #expect(try failure(of: PNGEncoder.encode(small)).contains("16×32"))
  }

  @Test func `a reference of sixteen bits`() throws {
    #expect(try failure(of: Self.sixteenBits).contains("16 bits"))
  }

  @Test func `a reference that is not an image, and one that is not UTF-8`() throws {
    #expect(try failure(of: Data("hello".utf8)).contains("not a PNG"))
    let url = try bench.recorded("text", as: .lines, named: "t")
    try Data([0xFF, 0xFE]).write(to: url)
    #expect(bench.failure(of: "text", as: .lines, named: "t")?.contains("not UTF-8") == true)
  }

  @Test func `a Git LFS pointer`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(try failure(of: Data(pointer.utf8)).contains("git lfs pull"))
    try Data(pointer.utf8).write(to: try bench.recorded("text", as: .lines, named: "t"))
    #expect(bench.failure(of: "text", as: .lines, named: "t")?.contains("git lfs pull") == true)
  }

  @Test func `a folder, a pipe and a broken link in place of a reference`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let place = { try FileManager.default.removeItem(at: url) }
    try place()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(bench.failure(of: Squares(), as: .image, record: .missing)?.contains("not a file") == true)
    #expect(bench.failure(of: Squares(), as: .image, record: .all)?.contains("cannot record it") == true)
    try place()
    mkfifo(url.path, 0o600)
    #expect(bench.failure(of: Squares(), as: .image, record: .missing)?.contains("not a file") == true)
    try place()
    symlink("/nonexistent/a.png", url.path)
    #expect(bench.failure(of: Squares(), as: .image, record: .missing)?.contains("cannot read") == true)
  }

  @Test func `the target of a link is not overwritten`() throws {
    let url = try bench.recorded(Squares(), as: .image)
    let precious = bench.folder.appending(path: "precious.txt")
    try Data("mine".utf8).write(to: precious)
    try FileManager.default.removeItem(at: url)
    symlink(precious.path, url.path)
    #expect(bench.failure(of: Squares(), as: .image, record: .all)?.contains("it is a symbolic link") == true)
    #expect(try Data(contentsOf: precious) == Data("mine".utf8))
  }

  @Test func `an empty picture, and one without a size`() throws {
    let clear = DisplayList(size: CGSize(width: 4, height: 4), scale: PixelScale(1), items: [])
    #expect(bench.failure(of: clear, as: .image, record: .all)?.contains("nothing is painted") == true)
    #expect(bench.failure(of: EmptyView(), as: .image, record: .all)?.contains("cannot draw") == true)
    #expect(bench.failure(of: "", as: .lines, record: .all)?.contains("empty") == true)
    #expect(try bench.names() == [])
  }

  @Test(arguments: [40_000.0, 1e9, 1e300, .infinity, .nan, -5]) func `a size beyond the limits`(side: Double) throws {
    let message = bench.failure(of: Color.red, as: .image(layout: .fixed(width: side, height: 9_000)), record: .all)
    #expect(message?.contains("pixels") == true, "\(message ?? "nil")")
    #expect(try bench.names() == [])
  }

  @Test func `names with slashes, dots, emoji and of any length are files of the folder`() throws {
    let names = ["../../up", "a/b", "🎉", "🚀", "ä", ".hidden", "", "///", String(repeating: "long", count: 100)]
    for name in names {
      let message = bench.failure(of: Squares(), as: .image, named: name, record: .missing)
      #expect(message?.contains("was recorded") == true, "\(name): \(message ?? "nil")")
      #expect(bench.failure(of: Squares(), as: .image, named: name) == nil)
    }
    let files = try bench.names()
    #expect(files.count == names.count && files.allSatisfy { $0.hasPrefix("test.") && $0.utf8.count < 256 })
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).sorted() == ["references", "report"])
  }

  /// A PNG of 16 × 32 pixels, gray, 16 bits each; created with Python's zlib.
  private static let sixteenBits =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAgEAAAAABucntTAAAAF0lEQVR42mMQMsEPGUYVjCoYVTBSFQAAswCMAbwoUPIAAAAASUVORK5CYII=
        """, options: .ignoreUnknownCharacters) ?? Data()
}
