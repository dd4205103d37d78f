import Foundation

/// The tables of a bundle, read when a text first uses them.
struct BundleTables {
  /// A table: its catalogs, the files of its languages, and the language of the keys.
  struct Table {
    var catalog: StringCatalog?
    var compiled: CompiledCatalog?
    /// The folders with a language's files, and the files' name.
    fileprivate var folders: [String: [URL]] = [:]
    fileprivate var name = ""
    private var entries: [String: [String: StringFormat]] = [:]
    var sourceLanguage = "en"

    init(_ catalog: StringCatalog? = nil) {
      self.catalog = catalog
      if let catalog { sourceLanguage = LanguageChain.canonical(catalog.sourceLanguage) }
    }

    /// The format of the key in the first language of `chain` that has it.
    mutating func format(for key: String, in chain: [String]) -> StringFormat? {
      let cataloged = catalog?.formats(for: key)
      for language in chain + [sourceLanguage, "Base"] {
        if let format = cataloged?[language] ?? compiled?.format(for: key, in: language) { return format }
        if let format = listed(in: language)[key] { return format }
        // The keys themselves are in this language, and later languages would be less suitable.
        if language == sourceLanguage { return listed(in: "Base")[key] }
      }
      return nil
    }

    /// The entries of a language's files, which are read when they are first used: a picture uses few of a program's
    /// languages.
    private mutating func listed(in language: String) -> [String: StringFormat] {
      guard let folders = folders[language] else { return [:] }
      if let known = entries[language] { return known }
      var list: [String: StringFormat] = [:]
      for folder in folders {
        var entries = StringsFile.entries(of: folder.appendingPathComponent("\(name).strings")) ?? [:]
        entries.merge(StringsDictFile.entries(of: folder.appendingPathComponent("\(name).stringsdict")) ?? [:]) { $1 }
        list.merge(entries) { first, _ in first }
      }
      entries[language] = list
      return list
    }
  }

  private let folder: URL
  private let languageFolders: [String: [URL]]
  /// The names of the catalogs, with their extension.
  private let catalogs: Set<String>
  private var tables: [String: Table] = [:]

  /// Lists the folder; nil if it contains no tables.
  init?(_ folder: URL) {
    let names = ProgramResources.names(in: folder.path)
    self.folder = folder
    let languages = names.filter { $0.hasSuffix(".lproj") }.sorted()
    languageFolders = Dictionary(grouping: languages) { LanguageChain.canonical(String($0.dropLast(6))) }.mapValues {
      $0.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
    catalogs = Set(names.filter { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".\(CompiledCatalog.pathExtension)") })
    if languageFolders.isEmpty, catalogs.isEmpty { return nil }
  }

  mutating func format(for key: String, table name: String, in chain: [String]) -> StringFormat? {
    var table = tables[name] ?? read(name)
    defer { tables[name] = table }
    return table.format(for: key, in: chain)
  }

  private func read(_ name: String) -> Table {
    // A name with a slash would leave the bundle.
    guard !name.contains("/") else { return Table() }
    var table = Table(file("\(name).xcstrings").flatMap { StringCatalog($0) })
    if !languageFolders.isEmpty, table.catalog == nil { table.sourceLanguage = developmentLanguage ?? "en" }
    if let file = file("\(name).\(CompiledCatalog.pathExtension)"), let data = try? Data(contentsOf: file) {
      table.compiled = CompiledCatalog(data, of: file.path)
      if let compiled = table.compiled { table.sourceLanguage = compiled.sourceLanguage }
    }
    (table.folders, table.name) = (languageFolders, name)
    return table
  }

  private func file(_ catalog: String) -> URL? {
    catalogs.contains(catalog) ? folder.appendingPathComponent(catalog) : nil
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
