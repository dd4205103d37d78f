import Foundation

/// The tables of a bundle, read when a text first uses them.
struct BundleTables {
  /// The languages of a table with their entries, and the language of the keys.
  struct Table {
    var catalog: StringCatalog?
    var languages: [String: [String: StringFormat]] = [:]
    var sourceLanguage = "en"

    /// The format of the key in the first language of `chain` that has it.
    mutating func format(for key: String, in chain: [String]) -> StringFormat? {
      let cataloged = catalog?.formats(for: key)
      guard cataloged != nil || !languages.isEmpty else { return nil }
      for language in chain + [sourceLanguage, "Base"] {
        if let format = cataloged?[language] ?? languages[language]?[key] { return format }
        // The keys themselves are in this language, and later languages would be less suitable.
        if language == sourceLanguage { return languages["Base"]?[key] }
      }
      return nil
    }
  }

  private let folder: URL
  private let languageFolders: [(language: String, folder: URL)]
  private let catalogs: Set<String>
  private var tables: [String: Table] = [:]

  /// Lists the folder; nil if it contains no tables.
  init?(_ folder: URL) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
    self.folder = folder
    languageFolders = names.filter { $0.hasSuffix(".lproj") }.sorted().map {
      (LanguageChain.canonical(String($0.dropLast(6))), folder.appendingPathComponent($0, isDirectory: true))
    }
    catalogs = Set(names.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) })
    if languageFolders.isEmpty, catalogs.isEmpty { return nil }
  }

  mutating func format(for key: String, table name: String, in chain: [String]) -> StringFormat? {
    var table = tables[name] ?? read(name)
    defer { tables[name] = table }
    return table.format(for: key, in: chain)
  }

  private func read(_ name: String) -> Table {
    var table = Table()
    // A name with a slash would leave the bundle.
    guard !name.contains("/") else { return table }
    if !languageFolders.isEmpty { table.sourceLanguage = developmentLanguage ?? "en" }
    if catalogs.contains(name), let catalog = StringCatalog(folder.appendingPathComponent("\(name).xcstrings")) {
      table.sourceLanguage = LanguageChain.canonical(catalog.sourceLanguage)
      table.catalog = catalog
    }
    for (language, folder) in languageFolders {
      var entries = StringsFile.entries(of: folder.appendingPathComponent("\(name).strings")) ?? [:]
      entries.merge(StringsDictFile.entries(of: folder.appendingPathComponent("\(name).stringsdict")) ?? [:]) { $1 }
      if !entries.isEmpty { table.languages[language, default: [:]].merge(entries) { first, _ in first } }
    }
    return table
  }

  /// `CFBundleDevelopmentRegion` of the bundle; nil for an unexpanded build setting.
  private var developmentLanguage: String? {
    let file = folder.appendingPathComponent("Info.plist")
    guard let data = try? Data(contentsOf: file), data.count < 4 << 20,
      let region = PropertyList.dictionary(in: data, of: file)?["CFBundleDevelopmentRegion"] as? String,
      !region.isEmpty, !region.hasPrefix("$")
    else { return nil }
    return LanguageChain.canonical(region)
  }
}
