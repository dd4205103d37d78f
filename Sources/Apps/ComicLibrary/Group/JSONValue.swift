/// A JSON value that keeps the digits of numbers and the order of objects, so that rewriting a file preserves unknown
/// fields.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The literal, in JSON's grammar.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The fields of a JSON object, in order. A duplicate name keeps its first position and its last value.
struct JSONObject: Hashable, Sendable {
  struct Field: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  private(set) var fields: [Field] = []

  init() {}

  /// Creates an object; names may be duplicates.
  init(_ pairs: [(String, JSONValue)]) {
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

  subscript(name: String) -> JSONValue? {
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
  func without(_ names: [String]) -> JSONObject {
    var rest = self
    for name in names { rest[name] = nil }
    return rest
  }
}

extension JSONValue {
  /// The value for messages: its text, cut after 40 characters.
  var summary: String {
    let text = self.text(indentation: nil)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
