import Diagnostics
import Foundation
import JSONText

/// Reads fields that other programs may have written. Each guessed or replaced value is a diagnostic.
struct LenientFields {
  let object: JSONObject
  /// The path of the file, for errors and diagnostics.
  let file: String

  /// A required integer. `42.0` is one, `"42"` is not.
  func integer(_ key: String) throws(ComicLibraryError) -> Int {
    guard let value = object[key] else { throw .missingField(file: file, key: key) }
    if case .number(let literal) = value {
      if let integer = Int(literal) { return integer }
      if let double = Double(literal), let integer = Int(exactly: double) { return integer }
    }
    throw .invalidField(file: file, key: key, found: value.summary)
  }

  /// Progress, 0…100: a number, or a string with one, rounded down so that only 100 is complete. 0 if missing.
  func progress(_ key: String) -> Int {
    let value = object[key] ?? .null
    let number: Double?
    switch value {
    case .null: return 0
    case .number(let literal): number = Double(literal)
    case .string(let text): number = Double(text.trimmingCharacters(in: .whitespaces))
    case .bool, .array, .object: number = nil
    }
    guard let number, !number.isNaN else {
      report("comic.progress-unusable", "`\(key)` must be a number, not \(value.summary); using 0")
      return 0
    }
    return Self.clamped(number, key: key, file: file)
  }

  /// A string; empty if missing, or if it is another type, both with a diagnostic.
  func name(_ key: String) -> String {
    switch object[key] {
    case .string(let text):
      return text
    case nil, .null:
      report("comic.name-missing", "`\(key)` is missing; the chapter is shown without a name")
    case let value?:
      report("comic.name-unusable", "`\(key)` must be a string, not \(value.summary); the name is not shown")
    }
    return ""
  }

  /// A string; empty if missing or of another type.
  func text(_ key: String) -> String {
    if case .string(let text)? = object[key] { return text }
    return ""
  }

  /// `progress` clamped to 0…100, with a diagnostic if it was outside.
  static func clamped(_ progress: Double, key: String, file: String?) -> Int {
    let clamped = Int(min(max(progress, 0), 100))
    if progress < 0 || progress > 100 {
      let message = "`\(key)` is \(JSONValue.plain(progress)), outside 0 to 100; using \(clamped)"
      DiagnosticLog.current.report(Diagnostic(id: "comic.progress-clamped", message: message, subject: file))
    }
    return clamped
  }

  private func report(_ id: String, _ message: String) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: file.isEmpty ? nil : file))
  }
}

extension JSONValue {
  /// `105`, not `105.0`.
  fileprivate static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
