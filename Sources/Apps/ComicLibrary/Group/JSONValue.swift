/// Any JSON value, kept as it was written: numbers by their digits, objects in their order. So fields that we do not
/// know come through a rewrite unharmed.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The literal, as JSON's grammar allows it.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The fields of a JSON object, in order. A name stands for its first place and its last value.
struct JSONObject: Hashable, Sendable {
  struct Field: Hashable, Sendable {
    var name: String
    var value: JSONValue
  }

  private(set) var fields: [Field] = []

  /// The object without fields.
  init() {}

  /// The object of fields in order, whose names may repeat.
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
  /// The value in a message: its text, cut after 40 characters.
  var summary: String {
    let text = self.text(indentation: nil)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
