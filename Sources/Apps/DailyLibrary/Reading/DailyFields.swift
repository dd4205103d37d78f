import Foundation
import JSONText

/// Reads the fields of an object. Invalid fields are reported and treated as missing.
struct DailyFields {
  private let fields: [LocatedJSON.Field]
  private let byName: [String: LocatedJSON]
  private let path: String
  let faults: DailyDiagnostics

  /// The maximum length of a text in characters: no widget has room for more.
  private static let longestText = 500
  private static let longestList = 100

  /// - Parameter path: The path of the object: `units[2]`; empty for the root.
  init(_ fields: [LocatedJSON.Field], path: String, faults: DailyDiagnostics) {
    (self.fields, self.path, self.faults) = (fields, path, faults)
    var byName: [String: LocatedJSON] = [:]
    for field in fields where byName.updateValue(field.value, forKey: field.name) != nil {
      let name = String(field.name.prefix(40))
      faults.add(
        "daily.key-repeated", at: field.offset, path.isEmpty ? name : "\(path).\(name)",
        "duplicate key; the last value is used")
    }
    self.byName = byName
  }

  /// The value; nil if it is missing or null.
  subscript(name: String) -> LocatedJSON? {
    guard let json = byName[name] else { return nil }
    if case .null = json.value { return nil }
    return json
  }

  /// Whether no later field has the same name.
  func isLast(_ field: LocatedJSON.Field) -> Bool { byName[field.name]?.offset == field.value.offset }

  /// Whether the field exists, even if it is null.
  func names(_ name: String) -> Bool { byName[name] != nil }

  func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// Reports unknown keys, which are often misspelled.
  func expect(_ known: Set<String>) {
    for field in fields where !known.contains(field.name) {
      faults.add(
        "daily.key-unknown", at: field.value.offset, path(of: String(field.name.prefix(40))),
        "unknown key; it is ignored")
    }
  }

  /// A text on one line, without control characters.
  func text(_ name: String) -> String? {
    guard let json = self[name] else { return nil }
    guard case .string(let text) = json.value else { return unusable(json, name, "a string") }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let visible = String(
      String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    guard visible.count > Self.longestText else { return visible }
    faults.add(
      "daily.text-cut", at: json.offset, path(of: name),
      "is longer than \(Self.longestText) characters; the rest is left out")
    return String(visible.prefix(Self.longestText))
  }

  /// An ISO 8601 date with a time zone.
  func date(_ name: String) -> Date? {
    guard let json = self[name] else { return nil }
    let expected = "a date such as 2026-11-23T06:00:00+01:00"
    guard case .string(let text) = json.value else { return unusable(json, name, expected) }
    return Date(looseISO8601: text) ?? unusable(json, name, expected)
  }

  /// An image: its location as a string, or an object with `address` and `text`.
  func picture(_ name: String) -> DailyImage? {
    guard let json = self[name] else { return nil }
    switch json.value {
    case .string(let location) where !location.isEmpty: return DailyImage(location)
    case .object(let parts):
      let parts = DailyFields(parts, path: path(of: name), faults: faults)
      parts.expect(["address", "text"])
      guard case .string(let location)? = parts["address"]?.value, !location.isEmpty else { break }
      return DailyImage(location, text: parts.text("text"))
    default: break
    }
    return unusable(json, name, "an image: a URL or a path, or an object with `address` and `text`")
  }

  /// A link: a string, or an object with `address` and `parameters`, which are escaped here.
  func link(_ name: String) -> URL? {
    guard let json = self[name] else { return nil }
    var address: String?
    var parameters: [(String, String)] = []
    switch json.value {
    case .string(let text): address = text
    case .object(let parts):
      let parts = DailyFields(parts, path: path(of: name), faults: faults)
      parts.expect(["address", "parameters"])
      if case .string(let text)? = parts["address"]?.value { address = text }
      parameters = parts.parameters("parameters")
    default: break
    }
    let link = address.flatMap { Self.link($0, adding: parameters) }
    return link ?? unusable(json, name, "a URL that can be opened, such as https://example.org/a")
  }

  /// The elements of an array, each with its path.
  func elements(_ name: String) -> [(json: LocatedJSON, path: String)] {
    guard let json = self[name] else { return [] }
    guard case .array(let elements) = json.value else { return unusable(json, name, "an array") ?? [] }
    if elements.count > Self.longestList {
      faults.add(
        "daily.too-many", at: json.offset, path(of: name),
        "has \(elements.count) elements; the first \(Self.longestList) are used")
    }
    return elements.prefix(Self.longestList).enumerated().map { ($1, "\(path(of: name))[\($0)]") }
  }

  /// Reports an invalid value. Returns nil.
  func unusable<Value>(_ json: LocatedJSON, _ name: String, _ expected: String) -> Value? {
    faults.add(
      "daily.item-unusable", at: json.offset, path(of: name), "expected \(expected), found \(json.summary); left out")
    return nil
  }

  private func parameters(_ name: String) -> [(String, String)] {
    guard let json = self[name] else { return [] }
    guard case .object(let fields) = json.value else {
      return unusable(json, name, "an object of strings and numbers") ?? []
    }
    let inner = DailyFields(fields, path: path(of: name), faults: faults)
    return fields.compactMap { field in
      guard inner.isLast(field) else { return nil }
      switch field.value.value {
      case .string(let text): return (field.name, text)
      case .number(let literal): return (field.name, literal)
      case .bool(let value): return (field.name, "\(value)")
      default: return inner.unusable(field.value, field.name, "a string, a number, or true or false")
      }
    }
  }

  /// Schemes that run code are not opened.
  private static let refusedSchemes: Set<String> = ["javascript", "vbscript", "data"]

  private static func link(_ text: String, adding parameters: [(String, String)]) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.count <= 4096, let components = URLComponents(string: text),
      let scheme = components.scheme?.lowercased(),
      !refusedSchemes.contains(scheme)
    else { return nil }
    return components.url(adding: parameters)
  }
}

extension LocatedJSON {
  /// The kind of the value, or the start of a string.
  fileprivate var summary: String {
    guard case .string(let text) = value else { return kind }
    let shown = text.prefix(40).unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : "\($0)" }
    return "`\(shown.joined())\(text.count > 40 ? "…" : "")`"
  }
}
