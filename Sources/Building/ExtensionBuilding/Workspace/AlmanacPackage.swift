package import Foundation

/// Almanac's own package, with which extensions are compiled.
package struct AlmanacPackage: Sendable {
  package let folder: URL

  /// Finds the package (default: where this file was compiled).
  ///
  /// - Parameters:
  ///   - given: The folder of `--almanac`.
  ///   - environment: `ALMANAC_PACKAGE` is the folder, for tools that were installed without sources.
  ///   - source: A file of the package to use instead of this one, for tests.
  /// - Throws: `.unavailable` if the package does not exist.
  package init(
    given: URL?, environment: [String: String] = ProcessInfo.processInfo.environment, builtFrom source: String? = nil
  ) throws(ExtensionBuildingError) {
    let named = environment["ALMANAC_PACKAGE"].flatMap {
      $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
    }
    // …/Sources/ExtensionBuilding/Workspace/AlmanacPackage.swift
    var built = URL(fileURLWithPath: source ?? Self.ownSource)
    for _ in 0..<5 { built.deleteLastPathComponent() }
    let folder = (given ?? named ?? built).standardizedFileURL
    guard InputFile.exists(folder.appending(path: "Sources/Building/ExtensionBuilding")),
      InputFile.exists(folder.appending(path: "Package.swift"))
    else {
      throw ExtensionBuildingError(
        .unavailable,
        "\(folder.path): not Almanac's package; set the folder of a clone with --almanac DIR or ALMANAC_PACKAGE")
    }
    self.folder = folder
  }

  /// The path of this file when it was compiled.
  private static let ownSource: String = #filePath

  /// The prefix of modules that extensions do not import. A widget may have a type or module called `Views`, which
  /// must not conflict with Almanac's.
  static let modulePrefix = "_Almanac"

  /// The names of its modules, and of the modules of its dependencies.
  package var moduleNames: Set<String> {
    var names = Set(
      targetFolders.map { name, folder in Self.isPrefixed(name, in: folder) ? Self.modulePrefix + name : name })
    for checkout in checkouts.values { names.formUnion(Self.folders(in: checkout.appending(path: "Sources"))) }
    names.formUnion([
      "ArgumentParser", "ArgumentParserToolInfo", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
      "COpenCombineHelpers", "OpenCombineShim",
    ])
    return names.union(names.map { $0.replacing("-", with: "_") }).union(ModuleAliases.compiledNames.keys)
  }

  /// The names of its modules without the prefix, in packages that depend on it directly.
  package var targetNames: [String] { targetFolders.map(\.name) }

  /// Its modules and their folders in `Sources`.
  private var targetFolders: [(name: String, folder: URL)] {
    let sources = folder.appending(path: "Sources")
    return Self.folders(in: sources).flatMap { wing in
      let wing = sources.appending(path: wing)
      return Self.folders(in: wing).map { ($0, wing.appending(path: $0)) }
    }
  }

  /// Whether a module has the prefix: all except those that sources import, macros, and C modules.
  private static func isPrefixed(_ name: String, in folder: URL) -> Bool {
    !name.hasSuffix("Facade") && !importedNames.contains(name)
      && !InputFile.isFolder(folder.appending(path: "include"))
      && !InputFile.exists(folder.appending(path: "module.modulemap"))
  }

  private static let importedNames = appleNames.union(["NetworkingAdditions", "WidgetMacros"])

  /// Its modules with Apple's names, which need no alias.
  static let appleNames: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents"]

  /// The packages that extensions need because Almanac does.
  static let dependencies = ["OpenCombine", "swift-argument-parser", "Yams"]

  /// Its fetched dependencies by name. They are used if Almanac was built there, so that nothing is fetched again.
  package var checkouts: [String: URL] {
    let place = folder.appending(path: ".build/checkouts")
    let found = Self.dependencies.map { ($0, place.appending(path: $0)) }
    return Dictionary(
      uniqueKeysWithValues: found.filter { InputFile.exists($0.1.appending(path: "Package.swift")) })
  }

  private static func folders(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
  }
}
