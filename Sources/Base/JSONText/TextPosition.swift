public import Foundation

/// A position in a text. Line and column count from 1, columns in Unicode scalars, without a byte order mark.
public struct TextPosition: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The position of a byte, found in linear time.
  public init(of offset: Int, in bytes: [UInt8]) {
    let before = String(decoding: bytes[..<min(max(offset, 0), bytes.count)], as: UTF8.self).unicodeScalars
    let start = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    let mark = before[start...].first == "\u{FEFF}" ? 1 : 0
    line = before.count { $0 == "\n" } + 1
    column = before[start...].count - mark + 1
  }
}

/// The position of a syntax error, and its reason.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  public let place: TextPosition
  public let reason: String

  public init(place: TextPosition, reason: String) { (self.place, self.reason) = (place, reason) }

  /// The first syntax error of `data`; nil if it is valid JSON.
  public init?(in data: Data) {
    if data.isEmpty {
      self.init(place: TextPosition(line: 1, column: 1), reason: "the file is empty")
      return
    }
    // Foundation's parser accepts trailing commas.
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(data, deepestLevel: 512, allowsTrailingCommas: true)
    } catch {
      self = error
      return
    }
    return nil
  }

  /// `line 3, column 5: unexpected `}``.
  public var description: String { "line \(place.line), column \(place.column): \(reason)" }
}
