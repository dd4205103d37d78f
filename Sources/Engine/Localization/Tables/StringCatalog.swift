import Diagnostics
import Foundation
import JSONText
import Synchronization

/// A string catalog (`.xcstrings`): all languages of a table in one JSON file.
///
/// The keys are located once; an entry is parsed when it is first used.
struct StringCatalog {
  /// The language of the keys.
  private(set) var sourceLanguage = "en"
  private let file: URL
  private let data: Data
  private var keys: [String: Range<Int>] = [:]
  private var entries: [String: [String: StringFormat]] = [:]

  /// Reads the catalog; nil if there is no file; empty, and reported, if it cannot be read.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(data, of: file)
  }

  /// The catalog of a file's bytes; empty, and reported, if they cannot be read.
  init(_ data: Data, of file: URL) {
    (self.file, self.data) = (file, data)
    guard let document = JSONMembers(of: data) else {
      report(JSONSyntaxError(in: data)?.description ?? "not a JSON object")
      return
    }
    if let language = document.ranges["sourceLanguage"] {
      sourceLanguage = (try? JSONDecoder().decode(String.self, from: data[language])) ?? "en"
    }
    guard let strings = document.ranges["strings"] else { return }
    guard let members = JSONMembers(of: data, in: strings) else {
      report(JSONSyntaxError(in: data)?.description ?? "“strings” is not an object")
      return
    }
    keys = members.ranges
  }

  var allKeys: [String] { keys.keys.sorted() }

  /// The formats of `key` by canonical language name.
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

/// String catalogs that are compiled into the program with SwiftPM's `.embedInCode`, for single-file tools. They are used
/// for a text without a bundle if no bundle of the program has it.
public enum EmbeddedCatalogs {
  private static let catalogs = Mutex<[String: Data]>([:])

  /// Adds a catalog. One with the same name replaces it in tables that are created later.
  ///
  /// - Parameters:
  ///   - bytes: A file in Xcode's format `xcstrings`.
  ///   - table: The table's name (default: `Localizable`).
  public static func add(_ bytes: [UInt8], table: String = "Localizable") {
    catalogs.withLock { $0[table] = Data(bytes) }
  }

  /// The table of a name; nil if none was added.
  static func table(_ name: String) -> BundleTables.Table? {
    guard let data = catalogs.withLock({ $0[name] }) else { return nil }
    let catalog = StringCatalog(data, of: URL(fileURLWithPath: "\(name).xcstrings", relativeTo: nil))
    return BundleTables.Table(
      catalog: catalog, sourceLanguage: LanguageChain.canonical(catalog.sourceLanguage))
  }
}
