package import Foundation

/// A JSON text (RFC 8259) that was read, with the places of everything in it, which Foundation's reader does not give.
package struct JSONDocument: Sendable {
  /// The value that the text holds.
  package let root: LocatedJSON
  /// Halves of surrogate pairs that stand alone (`\ud83d`), which no text can hold: U+FFFD stands for each. Nil for none.
  package let loneSurrogates: JSONOddity?
  /// Names that were given before in their object. Nil for none.
  package let repeatedNames: JSONOddity?

  /// Reads a text in UTF-8. A byte-order mark is passed over.
  ///
  /// - Parameter deepestLevel: How many lists and objects may stand in one another; 64 unless given.
  /// - Throws: ``JSONSyntaxError`` with the first place from which on the text is no JSON.
  package init(_ data: Data, deepestLevel: Int = 64) throws(JSONSyntaxError) {
    try self.init([UInt8](data), deepestLevel: deepestLevel)
  }

  /// Reads a text in UTF-8, as ``init(_:deepestLevel:)-(Data,_)`` does.
  package init(_ bytes: [UInt8], deepestLevel: Int = 64) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes, deepestLevel: deepestLevel)
    do throws(JSONParser.Fault) {
      root = try parser.document()
    } catch {
      throw JSONSyntaxError(place: TextPosition(of: error.offset, in: bytes), reason: error.reason)
    }
    loneSurrogates = parser.loneSurrogates.map { JSONOddity($0, in: bytes) }
    repeatedNames = parser.repeatedNames.map { JSONOddity($0, in: bytes) }
  }
}

/// What a JSON text may be read with, but was hardly meant to hold: the first of a kind, and how many there are.
package struct JSONOddity: Hashable, Sendable {
  /// A half as it stands in the text; a name as it is read.
  package let text: String
  package let place: TextPosition
  package let count: Int

  init(_ mark: JSONParser.Mark, in bytes: [UInt8]) {
    (text, count) = (mark.text, mark.count)
    place = TextPosition(of: mark.offset, in: bytes)
  }
}
