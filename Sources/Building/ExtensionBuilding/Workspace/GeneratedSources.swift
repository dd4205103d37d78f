import Foundation

/// Sources that Xcode generates from a target's other files.
enum GeneratedSources {
  static func files(of module: ModuleSources, in target: ExtensionTarget) throws(ExtensionBuildingError) -> [(
    name: String, text: String
  )] {
    var files = module.generated
    let catalogs = module.resources.filter { $0.pathExtension == "xcassets" }
    if module.settings.hasAssetSymbols && !catalogs.isEmpty {
      var declared = DeclaredMembers()
      for source in module.sources { (try? InputFile.text(of: source)).map { declared.add($0) } }
      let symbols = AssetSymbolSource(
        catalogs: catalogs, declared: declared, hasExtensions: module.settings.hasAssetSymbolExtensions)
      if !symbols.isEmpty { files.append(("AssetSymbols.swift", symbols.text)) }
    }
    // If a definition exists in several languages, one file is the definition, and the others are tables.
    var tables: Set<String> = []
    for definition in module.intentDefinitions {
      let table = definition.deletingPathExtension().lastPathComponent
      guard tables.insert(table).inserted else { continue }
      files.append(("Intents-\(ModuleName.plain(table)).swift", try intents(of: definition, table: table)))
    }
    for model in module.dataModels {
      let file = try DataModelFile(model)
      files.append(("DataModel-\(ModuleName.plain(file.name)).swift", DataModelSource(file: file).text))
    }
    if module.usesBundleMacro || module.isPackage && !module.resources.isEmpty {
      files.append(("ModuleBundle.swift", moduleBundle + (module.usesBundleMacro ? bundleMacro : "")))
    }
    if !module.sources.isEmpty { files += FoundationShadowing.files(for: target) }
    if module.sources.isEmpty && files.isEmpty { files.append(("Empty.swift", "")) }
    return module.settings.isOnMainActor ? files.map { ($0.name, unbound($0.text)) } : files
  }

  /// The declarations marked `nonisolated`, in a module whose default isolation is the main actor.
  private static func unbound(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let openings = [
      "extension ", "public func ", "public class ", "public enum ", "public protocol ", "public struct ",
    ]
    return lines.map { line in
      openings.contains { line.hasPrefix($0) } ? "nonisolated " + line : String(line)
    }.joined(separator: "\n")
  }

  private static func intents(of definition: URL, table: String) throws(ExtensionBuildingError) -> String {
    let data = try InputFile.data(of: definition)
    do {
      return try IntentDefinitionSource(definition: data, table: table).source
    } catch {
      throw ExtensionBuildingError(.badData, "\(definition.path): \(error); restore it from version control")
    }
  }

  /// A tool has one bundle for the resources of all modules.
  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      static var module: Bundle { .main }
    }

    """

  /// The macro, which Foundation declares on Apple's systems only. Every toolchain has its implementation.
  private static let bundleMacro = """

    @freestanding(expression)
    macro bundle() -> Foundation.Bundle = #externalMacro(module: "FoundationMacros", type: "BundleMacro")

    """
}
