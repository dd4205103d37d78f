import Foundation
import JSONText

/// A string catalog (`.xcstrings`): all languages of a table in one JSON file.
///
/// The keys are located once; an entry is parsed when it is first used.
struct StringCatalog {
  /// The language of the keys.
  private(set) var sourceLanguage = "en"
  private let file: String
  private let data: Data
  private let report: StringFileProblem.Report
  private var keys: [String: Range<Int>] = [:]
  private var entries: [String: [String: StringFormat]] = [:]

  /// Reads the catalog; nil if there is no file; empty, and reported, if it cannot be read.
  init?(_ file: URL, report: @escaping StringFileProblem.Report = StringFileProblem.log) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data, of: file.path, report: report)
  }

  /// The catalog of a file's bytes; empty, and reported, if they cannot be read.
  init(_ data: Data, of file: String, report: @escaping StringFileProblem.Report = StringFileProblem.log) {
    (self.file, self.data, self.report) = (file, data, report)
    guard let document = JSONMembers(of: data, opening: "strings") else {
      reportProblem(JSONSyntaxError(in: data)?.description ?? "not a JSON object")
      return
    }
    if let language = document.ranges["sourceLanguage"] {
      if case .string(let name)? = Self.value(of: data[language]) { sourceLanguage = name }
    }
    guard document.ranges["strings"] != nil else { return }
    if let members = document.opened { keys = members } else { reportProblem("“strings” is not an object") }
  }

  var allKeys: [String] { keys.keys.sorted() }

  /// The formats of `key` by canonical language name.
  mutating func formats(for key: String) -> [String: StringFormat]? {
    if let known = entries[key] { return known }
    guard let range = keys[key] else { return nil }
    var formats: [String: StringFormat] = [:]
    do {
      let entry = try entry(in: data[range])
      for (language, localization) in entry.localizations ?? [:] {
        if let format = localization.format { formats[LanguageChain.canonical(language)] = format }
      }
    } catch {
      reportProblem("the entry “\(key)” cannot be read: \(reason(error))", isOfEntry: true)
    }
    entries[key] = formats
    return formats
  }

  /// Foundation's decoder takes a hundred times as long; it is asked for its error.
  private func entry(in text: Data) throws -> CatalogEntry {
    if let value = Self.value(of: text), let entry = try? CatalogEntry(value) { return entry }
    return try JSONDecoder().decode(CatalogEntry.self, from: text)
  }

  private static func value(of text: Data) -> JSONValue? { (try? JSONDocument(text)).map { JSONValue($0.root) } }

  private func reportProblem(_ reason: String, isOfEntry: Bool = false) {
    report(StringFileProblem(reason: reason, file: file, isOfEntry: isOfEntry))
  }

  private func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    return (error.path.isEmpty ? "" : error.path + ": ") + error.reason(in: data)
  }
}
