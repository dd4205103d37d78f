import Foundation

/// Sources that Xcode makes of a target's other files, and that the target's own sources rely on.
enum GeneratedSources {
  static func files(of module: ModuleSources) throws(ExtensionBuildingError) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    // Seam: ("AssetSymbols.swift", AssetSymbolSource(catalogs: module.resources that end in xcassets).text)
    // Seam: IntentDefinitionSource(contentsOf:).text for each of module.intentDefinitions
    if module.isPackage && !module.resources.isEmpty {
      files.append(("ModuleBundle.swift", moduleBundle))
    }
    if !module.sources.isEmpty { files.append((FoundationNames.fileName, FoundationNames.source)) }
    if module.sources.isEmpty && files.isEmpty { files.append(("Empty.swift", "")) }
    return files
  }

  /// One tool has one bundle, in which the resources of all its modules are.
  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      static var module: Bundle { .main }
    }

    """
}
