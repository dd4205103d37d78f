/// A JSON value and its position, for error messages.
package struct LocatedJSON: Hashable, Sendable {
  /// The value. Numbers keep their digits, objects their order.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The literal of JSON's grammar.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// Duplicate names are kept.
    case object([Field])
  }

  package struct Field: Hashable, Sendable {
    package let name: String
    /// The start of the name's quote, in bytes from the start of the text.
    package let offset: Int
    package let value: LocatedJSON
  }

  package let value: Value
  /// In bytes from the start of the text.
  package let offset: Int

  /// The kind of value for messages: `a number`.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
