import JSONText

extension CatalogEntry {
  /// - Throws: ``JSONFields/Mismatch`` if a field has another type.
  init(_ json: JSONValue) throws {
    localizations = try JSONFields(json).table("localizations") { try Localization($0) }
  }
}

extension CatalogEntry.Localization {
  init(_ json: JSONValue) throws {
    let fields = try JSONFields(json)
    stringUnit = try fields.value("stringUnit") { try CatalogEntry.Unit($0) }
    variations = try fields.value("variations") { try CatalogEntry.Variations($0) }
    substitutions = try fields.table("substitutions") { try CatalogEntry.Substitution($0) }
  }
}

extension CatalogEntry.Unit {
  fileprivate init(_ json: JSONValue) throws {
    let fields = try JSONFields(json)
    (state, value) = (try fields.text("state"), try fields.text("value"))
  }
}

extension CatalogEntry.Form {
  fileprivate init(_ json: JSONValue) throws {
    let fields = try JSONFields(json)
    stringUnit = try fields.value("stringUnit") { try CatalogEntry.Unit($0) }
    variations = try fields.value("variations") { try CatalogEntry.Variations($0) }
  }
}

extension CatalogEntry.Variations {
  fileprivate init(_ json: JSONValue) throws {
    let fields = try JSONFields(json)
    plural = try fields.table("plural") { try CatalogEntry.Form($0) }
    device = try fields.table("device") { try CatalogEntry.Form($0) }
  }
}

extension CatalogEntry.Substitution {
  fileprivate init(_ json: JSONValue) throws {
    let fields = try JSONFields(json)
    argNum = try fields.value("argNum") { json in
      guard case .number(let digits) = json, let number = Int(digits) else { throw JSONFields.Mismatch() }
      return number
    }
    variations = try fields.value("variations") { try CatalogEntry.Variations($0) }
  }
}

/// The fields of a JSON object by type. A field may be missing or null.
private struct JSONFields {
  struct Mismatch: Error {}

  private let object: JSONObject

  init(_ json: JSONValue) throws {
    guard case .object(let object) = json else { throw Mismatch() }
    self.object = object
  }

  func value<Value>(_ name: String, _ make: (JSONValue) throws -> Value) throws -> Value? {
    guard let json = object[name], json != .null else { return nil }
    return try make(json)
  }

  func text(_ name: String) throws -> String? {
    try value(name) { json in
      guard case .string(let text) = json else { throw Mismatch() }
      return text
    }
  }

  func table<Value>(_ name: String, _ make: (JSONValue) throws -> Value) throws -> [String: Value]? {
    try value(name) { json in
      guard case .object(let members) = json else { throw Mismatch() }
      var table: [String: Value] = [:]
      for field in members.fields { table[field.name] = try make(field.value) }
      return table
    }
  }
}
