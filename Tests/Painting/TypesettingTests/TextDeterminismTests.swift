import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Typesetting

struct TextDeterminismTests {
  /// Glyphs, positions and metrics of all samples, shaped in the order of `indices` by one engine.
  private static func shapes(_ indices: some Sequence<Int>) throws -> [Int: String] {
    let engine = try TextEngine()
    var shapes: [Int: String] = [:]
    for index in indices {
      let (text, style) = textSamples[index]
      let line = engine.line([.plain(text, weight: index % 2 == 0 ? 400 : 700)], style: style)
      let glyphs = line.pieces.flatMap { $0.glyphs.map { "\($0.index)@\($0.x),\($0.y)" } }
      shapes[index] = "\(line.paragraph) \(glyphs)"
    }
    return shapes
  }

  @Test func `earlier texts do not matter`() throws {
    let forwards = try Self.shapes(textSamples.indices)
    #expect(try Self.shapes(textSamples.indices.reversed()) == forwards)
    for index in textSamples.indices {
      #expect(try Self.shapes([index])[index] == forwards[index])
    }
  }

  @Test func `engines on several threads agree`() async throws {
    let expected = try Self.shapes(textSamples.indices)
    try await withThrowingTaskGroup(of: [Int: String].self) { group in
      for _ in 0..<4 { group.addTask { try Self.shapes(textSamples.indices) } }
      for try await shapes in group { #expect(shapes == expected) }
    }
  }

  @Test func `the process's locale, language and time zone do not matter`() async throws {
    let expected = try Self.fingerprint()
    await #expect(processExitsWith: .success) { [expected = expected as String] in
      for (name, value) in [
        ("LANG", "ar_EG.UTF-8"), ("LC_ALL", "ja_JP.UTF-8"), ("LANGUAGE", "ko:ja"), ("FC_LANG", "zh-cn"),
        ("PANGO_LANGUAGE", "ar:th"), ("TZ", "Asia/Tokyo"), ("FONTCONFIG_FILE", "/nonexistent"),
      ] { setenv(name, value, 1) }
      setlocale(LC_ALL, "")
      let elsewhere = try? TextDeterminismTests.fingerprint()
      #expect(elsewhere == expected)
    }
  }

  private static func fingerprint() throws -> String {
    try shapes(textSamples.indices).sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
  }
}
