import Artwork
import Foundation

/// Sources that Xcode makes of a target's other files, and that the target's own sources rely on.
enum GeneratedSources {
  static func files(of module: ModuleSources) throws(ExtensionBuildingError) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    let catalogs = try Self.catalogs(of: module)
    if module.settings.hasAssetSymbols && !catalogs.isEmpty {
      let symbols = AssetSymbolSource(catalogs: catalogs)
      if !symbols.isEmpty { files.append(("AssetSymbols.swift", symbols.text)) }
    }
    // Of a definition in several languages, one file is the definition; the others are tables.
    var tables: Set<String> = []
    for definition in module.intentDefinitions {
      let table = definition.deletingPathExtension().lastPathComponent
      guard tables.insert(table).inserted else { continue }
      files.append(("Intents-\(ModuleName.plain(table)).swift", try intents(of: definition, table: table)))
    }
    if module.isPackage && !module.resources.isEmpty {
      files.append(("ModuleBundle.swift", moduleBundle))
    }
    if !module.sources.isEmpty { files.append((FoundationNames.fileName, FoundationNames.source)) }
    if module.sources.isEmpty && files.isEmpty { files.append(("Empty.swift", "")) }
    return files
  }

  /// The asset catalogues of a module.
  ///
  /// - Throws: An error with the first `Contents.json` that cannot be read; what costs only a picture is said when the
  ///   picture is asked for.
  private static func catalogs(of module: ModuleSources) throws(ExtensionBuildingError) -> [URL] {
    let catalogs = module.resources.filter { $0.pathExtension == "xcassets" }
    for catalog in catalogs {
      guard let problem = AssetCatalog.problems(inCatalog: catalog).first(where: \.isFatal) else { continue }
      throw ExtensionBuildingError(.badData, "\(problem). Mend the file, or take the set out of the catalogue.")
    }
    return catalogs
  }

  private static func intents(of definition: URL, table: String) throws(ExtensionBuildingError) -> String {
    let data = try InputFile.data(of: definition)
    do {
      return try IntentDefinitionSource(definition: data, table: table).source
    } catch {
      throw ExtensionBuildingError(.badData, "\(definition.path): \(error); restore it from version control")
    }
  }

  /// One tool has one bundle, in which the resources of all its modules are.
  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      static var module: Bundle { .main }
    }

    """
}
