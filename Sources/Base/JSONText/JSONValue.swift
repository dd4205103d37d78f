/// A JSON value that keeps the digits of numbers and the order of objects, so that rewriting a file preserves unknown
/// fields.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The literal, in JSON's grammar.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The fields of a JSON object, in order. A duplicate name keeps its first position and its last value.
public struct JSONObject: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: JSONValue
  }

  public private(set) var fields: [Field] = []

  public init() {}

  /// Creates an object; names may be duplicates.
  public init(_ pairs: [(String, JSONValue)]) {
    var places: [String: Int] = [:]
    for (name, value) in pairs {
      if let place = places[name] {
        fields[place].value = value
      } else {
        places[name] = fields.count
        fields.append(Field(name: name, value: value))
      }
    }
  }

  public subscript(name: String) -> JSONValue? {
    get { fields.first { $0.name == name }?.value }
    set {
      let index = fields.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The fields whose names are not among `names`.
  public func without(_ names: [String]) -> JSONObject {
    var rest = self
    for name in names { rest[name] = nil }
    return rest
  }
}

extension JSONValue {
  /// The value without positions. Of duplicate names the last value is kept.
  public init(_ json: LocatedJSON) {
    self =
      switch json.value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let literal): .number(literal)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONValue($0) })
      case .object(let fields): .object(JSONObject(fields.map { ($0.name, JSONValue($0.value)) }))
      }
  }

  /// The value for messages: its text, cut after 40 characters.
  public var summary: String {
    let text = self.text(indentation: nil)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
