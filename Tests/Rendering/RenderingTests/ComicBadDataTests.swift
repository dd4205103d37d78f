import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import LayoutEngine
import Rendering
import Testing
import Timelines

/// Invalid data: a picture is drawn, and a diagnostic names the problem.
@Suite struct ComicBadDataTests {
  @Test(arguments: ComicShelf.kinds) func `without data there is the placeholder and no diagnostic`(
    kind: String
  ) async throws {
    let picture = try await ComicShelf().picture(of: kind)
    #expect(picture.diagnostics == [])
    #expect(
      picture.lowered.accessibilityText
        == (kind == "comic" ? "No comic yet Open one with: almanac comic open FILE" : "Read Multiverse Reader"))
  }

  @Test(
    arguments: ComicShelf.kinds,
    [
      (#"{"number": 42,"#, "comic.data-unreadable", "line 1 column "),
      ("{\n  \"number\": 42,\n  \"name\": oops\n}", "comic.data-unreadable", "line 3 column "),
      ("", "comic.data-unreadable", "line 1 column 1"),
      ("[]", "comic.data-unreadable", "expected a JSON object"),
      ("\u{0}\u{1}", "comic.data-unreadable", "line 1 column 1"),
      (#"{"name": "x", "progress": 7}"#, "comic.data-unreadable", "`number` is missing"),
      (#"{"number": "forty", "name": "x"}"#, "comic.data-unreadable", "`number` must be an integer"),
    ])
  func `unusable data give the placeholder`(
    kind: String, damage: (json: String, id: String, message: String)
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.put(json: damage.json)
    let picture = try await shelf.picture(of: kind)
    #expect(
      picture.lowered.accessibilityText
        == (kind == "comic" ? "The comic cannot be read." : "Read Multiverse Reader"))
    let diagnostic = try #require(picture.diagnostics.first)
    #expect(picture.diagnostics.count == 1)
    #expect(diagnostic.id == damage.id)
    #expect(diagnostic.description.contains(shelf.path("currentChapterData.json")))
    #expect(diagnostic.description.contains(damage.message))
  }

  @Test(
    arguments: [
      ("-5", "comic.progress-clamped", "0%"), ("250", "comic.progress-clamped", "100%"),
      (#""abc""#, "comic.progress-unusable", "0%"), ("[]", "comic.progress-unusable", "0%"),
      ("1e400", "comic.progress-clamped", "100%"),
    ])
  func `progress out of range is clamped`(
    damage: (progress: String, id: String, shown: String)
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.put(json: #"{"number": 42, "name": "The Hollow Moon", "progress": \#(damage.progress)}"#)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics.map(\.id) == [damage.id])
    #expect(picture.diagnostics.first?.subject == shelf.path("currentChapterData.json"))
    #expect(picture.lowered.accessibilityText.contains(" \(damage.shown)"))
    #expect(picture.lowered.accessibilityText.contains("The Hollow Moon"))
  }

  @Test func `a missing name is reported and unknown fields are not`() async throws {
    let shelf = try ComicShelf()
    try shelf.put(json: #"{"number": 42, "progress": 7, "author": ["A", {"b": null}]}"#)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics.map(\.id) == ["comic.name-missing"])
    #expect(picture.lowered.links.first?.url.absoluteString == "dbmultiverse://chapter/42")
  }

  @Test func `half of a surrogate pair and a repeated key are reported, and the picture is drawn`() async throws {
    let shelf = try ComicShelf()
    try shelf.put(json: #"{"number": 41, "name": "Moon \ud83d", "progress": 7, "number": 42}"#)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics.map(\.id).prefix(2) == ["comic.text-replaced", "comic.key-repeated"])
    #expect(picture.diagnostics.first?.subject == shelf.path("currentChapterData.json"))
    #expect(picture.lowered.accessibilityText.contains("Moon \u{FFFD}"))
    #expect(picture.lowered.accessibilityText.contains("42"))
  }

  @Test func `an empty name is a name`() async throws {
    let shelf = try ComicShelf()
    try shelf.put(json: #"{"number": 42, "name": "", "progress": 7, "coverImagePath": ""}"#)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics == [])
    #expect(picture.lowered.accessibilityText.contains("42"))
  }

  @Test(
    arguments: ComicShelf.kinds,
    [
      String(repeating: "x", count: 10_000), String(repeating: "word ", count: 2_000),
      String(repeating: "ال", count: 5_000), String(repeating: "月", count: 10_000),
      String(repeating: "a\n", count: 5_000),
    ])
  func `a name of 10,000 characters is truncated`(kind: String, name: String) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: name)
    let picture = try await shelf.picture(of: kind)
    #expect(picture.diagnostics == [])
    #expect(try PNGDecoder.header(of: picture.data) == PixelSize(width: 728, height: 340))
    let frame = CGRect(x: 0, y: 0, width: 364, height: 170)
    #expect(picture.lowered.layout.last.map { frame.contains($0.frame) } == true)
  }

  /// The damage to a cover, and part of its diagnostic.
  enum Damage: String, CaseIterable, Sendable {
    case missing = "the cover's file is missing"
    case empty = "the file is empty"
    case truncated = "truncated"
    case noImage = "not a JPEG, PNG, WebP or GIF image but "
    case enormousJPEG = "60000×60000"
    case enormousPNG = "60001×60001"

    func cover() throws -> Data? {
      switch self {
      case .missing: nil
      case .empty: Data()
      case .truncated: try ComicShelf.cover().prefix(20_000)
      case .noImage: Data("<!DOCTYPE html><title>404</title>".utf8)
      case .enormousJPEG: try ComicShelf.cover().statingJPEGSize(60_000)
      case .enormousPNG: try ComicShelf.flatCover().statingPNGSize(60_001)
      }
    }
  }

  @Test(arguments: ComicShelf.kinds, Damage.allCases) func `a damaged cover is left out and named`(
    kind: String, damage: Damage
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.put(cover: damage.cover())
    let picture = try await shelf.picture(of: kind)
    #expect(picture.lowered.displayList.imageItems.isEmpty)
    #expect(picture.lowered.accessibilityText.contains("The Hollow Moon"))
    let diagnostic = try #require(picture.diagnostics.first)
    #expect(picture.diagnostics.count == 1)
    #expect(diagnostic.subject == shelf.path("chapterCoverImage.jpg"))
    #expect(diagnostic.message.contains(damage.rawValue))
  }

  @Test func `a cover that is a folder is left out and named`() async throws {
    let shelf = try ComicShelf()
    try shelf.put(cover: nil)
    try FileManager.default.createDirectory(
      atPath: shelf.path("chapterCoverImage.jpg"), withIntermediateDirectories: false)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics.map(\.subject) == [shelf.path("chapterCoverImage.jpg")])
  }

  @Test func `data that are a folder give the placeholder`() async throws {
    let shelf = try ComicShelf()
    try FileManager.default.createDirectory(
      atPath: shelf.path("currentChapterData.json"), withIntermediateDirectories: false)
    let picture = try await shelf.picture()
    #expect(picture.diagnostics.map(\.id) == ["comic.data-unreadable"])
    #expect(picture.lowered.accessibilityText == "The comic cannot be read.")
  }
}

extension Data {
  fileprivate func statingJPEGSize(_ side: UInt16) throws -> Data {
    var copy = Data(self)
    // SOF0 or SOF2: marker, length (2 bytes), precision, height, width.
    let marker = try #require(
      copy.indices.dropLast(9).first { copy[$0] == 0xFF && (copy[$0 + 1] == 0xC0 || copy[$0 + 1] == 0xC2) })
    let bytes = [UInt8(side >> 8), UInt8(side & 0xFF)]
    copy.replaceSubrange(marker + 5..<marker + 9, with: bytes + bytes)
    return copy
  }

  /// A PNG whose header has `side` × `side` pixels, with a valid checksum.
  fileprivate func statingPNGSize(_ side: UInt32) -> Data {
    var copy = Data(self)
    let bytes = side.bigEndianBytes
    copy.replaceSubrange(16..<24, with: bytes + bytes)
    copy.replaceSubrange(29..<33, with: copy[12..<29].checksum.bigEndianBytes)
    return copy
  }

  /// CRC-32, as in PNG.
  private var checksum: UInt32 {
    var sum = UInt32.max
    for byte in self {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
