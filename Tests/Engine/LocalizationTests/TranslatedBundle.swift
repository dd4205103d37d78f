import Foundation

@testable import Localization

/// A bundle on disk that is removed together with this object.
final class TranslatedBundle {
  let folder: URL

  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The text of `key` in a locale.
  func string(
    _ key: String, _ locale: String, _ arguments: [FormatArgument] = [], table: String? = nil
  ) -> String {
    context(locale).string(for: key, arguments, table: table)
  }

  func context(_ locale: String) -> LocalizationContext {
    LocalizationContext(locale: Locale(identifier: locale), tables: StringTables(mainBundles: [folder]))
  }
}
