/// A JSON value and where it begins, so that whoever finds fault with it can say where.
package struct LocatedJSON: Hashable, Sendable {
  /// What a value is. Numbers are kept by their digits, objects in their order.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The literal, as JSON's grammar allows it.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// Names that are given twice in one object stay both.
    case object([Field])
  }

  /// A name and its value.
  package struct Field: Hashable, Sendable {
    package let name: String
    /// Where the name's quote stands, in bytes from the beginning of the text.
    package let offset: Int
    package let value: LocatedJSON
  }

  package let value: Value
  /// In bytes from the beginning of the text.
  package let offset: Int

  /// What it is, for people: `a number`.
  package var kind: String {
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
