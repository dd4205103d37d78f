import Diagnostics
import Foundation
import JSONText

/// A string catalog (`.xcstrings`): every language of a table in one JSON file.
///
/// The file is searched for its keys once; what a key stands for is read when it is first asked for.
struct StringCatalog {
  /// The language that the keys are written in.
  private(set) var sourceLanguage = "en"
  private let file: URL
  private let data: Data
  private var keys: [String: Range<Int>] = [:]
  private var entries: [String: [String: StringFormat]] = [:]

  /// Reads the catalog; nil if there is no file, an empty one if it cannot be read, which is reported.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data, of: file)
  }

  /// The catalog of a file's bytes; an empty one if they cannot be read, which is reported.
  init(_ data: Data, of file: URL) {
    (self.file, self.data) = (file, data)
    guard let document = JSONMembers(of: data) else {
      report(JSONSyntaxError(in: data)?.description ?? "it is no JSON object")
      return
    }
    if let language = document.ranges["sourceLanguage"] {
      sourceLanguage = (try? JSONDecoder().decode(String.self, from: data[language])) ?? "en"
    }
    guard let strings = document.ranges["strings"] else { return }
    guard let members = JSONMembers(of: data, in: strings) else {
      report(JSONSyntaxError(in: data)?.description ?? "“strings” is no object")
      return
    }
    keys = members.ranges
  }

  var allKeys: [String] { keys.keys.sorted() }

  /// What `key` stands for, by language in its canonical spelling.
  mutating func formats(for key: String) -> [String: StringFormat]? {
    if let known = entries[key] { return known }
    guard let range = keys[key] else { return nil }
    var formats: [String: StringFormat] = [:]
    do {
      let entry = try JSONDecoder().decode(CatalogEntry.self, from: data[range])
      for (language, localization) in entry.localizations ?? [:] {
        if let format = localization.format { formats[LanguageChain.canonical(language)] = format }
      }
    } catch {
      report("the entry “\(key)” cannot be read: \(Self.reason(error))")
    }
    entries[key] = formats
    return formats
  }

  private func report(_ message: String) {
    DiagnosticLog.current.report(
      Diagnostic(id: "strings.unreadable", message: "\(message); it is left out", subject: file.path))
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context): return context.debugDescription.trimmingCharacters(in: ["."])
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
      return context.codingPath.map(\.stringValue).joined(separator: " › ") + ": \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}
