/// A JSON value and its position, for error messages.
public struct LocatedJSON: Hashable, Sendable {
  /// The value. Numbers keep their digits, objects their order.
  public enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The literal of JSON's grammar.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// Duplicate names are kept.
    case object([Field])
  }

  public struct Field: Hashable, Sendable {
    public let name: String
    /// The start of the name's quote, in bytes from the start of the text.
    public let offset: Int
    public let value: LocatedJSON
  }

  public let value: Value
  /// In bytes from the start of the text.
  public let offset: Int

  /// The kind of value for messages: `a number`.
  public var kind: String {
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
