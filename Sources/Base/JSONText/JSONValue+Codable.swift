extension JSONValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      var object = JSONObject()
      // Decoders return the keys in no defined order.
      for name in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        object[name.stringValue] = try container.decode(JSONValue.self, forKey: name)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      self = try Self.single(decoder.singleValueContainer())
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int.self) { return .number(String(value)) }
    if let value = try? container.decode(Double.self), value.isFinite { return .number(String(value)) }
    return .string(try container.decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: Name.self)
      for field in object.fields { try container.encode(field.value, forKey: Name(stringValue: field.name)) }
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let literal):
      if let integer = Int(literal) {
        try integer.encode(to: encoder)
      } else if let number = Double(literal), number.isFinite {
        try number.encode(to: encoder)
      } else {
        // Encoders reject infinity.
        try literal.encode(to: encoder)
      }
    }
  }
}
