import JSONText

/// The fields of a JSON object. Values of wrong types are converted if possible, and recorded otherwise.
struct JSONFields {
  private let object: JSONObject
  /// The names of fields with unusable values.
  private(set) var unusable: [String] = []

  init(_ object: JSONObject) { self.object = object }

  /// Whether the field exists and is not null.
  func has(_ name: String) -> Bool { (object[name] ?? .null) != .null }

  /// A string, or a number as a string.
  mutating func text(_ name: String) -> String? {
    switch object[name] {
    case nil, .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .number(let literal):
      unusable.append(name)
      return Self.plain(literal)
    default:
      unusable.append(name)
      return nil
    }
  }

  /// An identifier. Version 1.1 requires readers to convert numbers to strings.
  mutating func identifier(_ name: String) -> String? {
    if case .number(let literal) = object[name] { return Self.plain(literal) }
    return text(name)
  }

  /// The objects of an array, ignoring other elements; empty if the value is not an array.
  mutating func list(_ name: String) -> [JSONObject] {
    if case .object = object[name] {
      unusable.append(name)
      return []
    }
    return objects(name)
  }

  /// The objects of an array, or a single object.
  mutating func objects(_ name: String) -> [JSONObject] {
    switch object[name] {
    case nil, .null: return []
    case .array(let list):
      let objects = list.compactMap { if case .object(let object) = $0 { object } else { nil } }
      if objects.count < list.count { unusable.append(name) }
      return objects
    case .object(let object):
      // Version 1.0 has a single author, in a field of another name.
      if name != "author" { unusable.append(name) }
      return [object]
    default:
      unusable.append(name)
      return []
    }
  }

  /// The digits of an integer; otherwise the shortest text of the number, so that an article keeps its identifier
  /// when a feed writes `1.50` or `1.5e0`.
  private static func plain(_ literal: String) -> String {
    let isInteger = literal.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    if isInteger { return literal == "-0" ? "0" : literal }
    return Double(literal).map { "\($0)" } ?? literal
  }
}
