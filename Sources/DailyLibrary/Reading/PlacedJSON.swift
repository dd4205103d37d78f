/// A JSON value and where it begins, so that whoever finds fault with it can say where.
struct PlacedJSON: Sendable {
  enum Value: Sendable {
    case null
    case bool(Bool)
    /// The literal, as JSON's grammar allows it.
    case number(String)
    case string(String)
    case array([PlacedJSON])
    case object([Field])
  }

  struct Field: Sendable {
    let name: String
    let value: PlacedJSON
  }

  let value: Value
  /// In bytes from the beginning of the text.
  let offset: Int

  /// What it is, for people: `a number`.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A place in a text, both counted from 1, columns in Unicode scalars.
public struct DailyPlace: Hashable, Sendable {
  /// The line.
  public let line: Int
  /// The column.
  public let column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    let before = String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self).unicodeScalars
    let start = before.lastIndex(of: "\n").map(before.index(after:)) ?? before.startIndex
    let mark = before[start...].first == "\u{FEFF}" ? 1 : 0
    line = before.count { $0 == "\n" } + 1
    column = before[start...].count - mark + 1
  }
}
