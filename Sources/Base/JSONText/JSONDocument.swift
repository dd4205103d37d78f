public import Foundation

/// A parsed JSON text (RFC 8259) with the positions of all values, which Foundation's parser does not provide.
public struct JSONDocument: Sendable {
  public let root: LocatedJSON
  /// Unpaired surrogates (`\ud83d`), which are replaced by U+FFFD; nil for none.
  public let loneSurrogates: JSONWarning?
  /// Duplicate names in an object; nil for none.
  public let repeatedNames: JSONWarning?

  /// Parses UTF-8. A byte order mark is skipped.
  ///
  /// - Parameters:
  ///   - deepestLevel: The maximum depth of nested arrays and objects (default: 64).
  ///   - allowsTrailingCommas: Whether a comma may follow the last element, as Foundation allows (default: no).
  /// - Throws: ``JSONSyntaxError`` with the first position of invalid JSON.
  public init(_ data: Data, deepestLevel: Int = 64, allowsTrailingCommas: Bool = false) throws(JSONSyntaxError) {
    try self.init([UInt8](data), deepestLevel: deepestLevel, allowsTrailingCommas: allowsTrailingCommas)
  }

  /// Parses UTF-8, like ``init(_:deepestLevel:allowsTrailingCommas:)-(Data,_,_)``.
  public init(_ bytes: [UInt8], deepestLevel: Int = 64, allowsTrailingCommas: Bool = false) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes, deepestLevel: deepestLevel, allowsTrailingCommas: allowsTrailingCommas)
    do throws(JSONParser.ParsingError) {
      root = try parser.document()
    } catch {
      throw JSONSyntaxError(place: TextPosition(of: error.offset, in: bytes), reason: error.reason)
    }
    loneSurrogates = parser.loneSurrogates.map { JSONWarning($0, in: bytes) }
    repeatedNames = parser.repeatedNames.map { JSONWarning($0, in: bytes) }
  }
}

/// Questionable but accepted JSON: the first occurrence of a kind, and how many there are.
public struct JSONWarning: Hashable, Sendable {
  /// The surrogate as written; the name as parsed.
  public let text: String
  public let place: TextPosition
  public let count: Int

  init(_ mark: JSONParser.Mark, in bytes: [UInt8]) {
    (text, count) = (mark.text, mark.count)
    place = TextPosition(of: mark.offset, in: bytes)
  }
}
