package import Foundation

/// Almanac's own package, which extensions are compiled with.
package struct AlmanacPackage: Sendable {
  package let folder: URL

  /// Where this was compiled, unless it is told otherwise.
  ///
  /// - Parameters:
  ///   - given: The folder that `--almanac` names.
  ///   - environment: `ALMANAC_PACKAGE` names it where tools were installed without their sources.
  ///   - source: A file of the package that stands in for this one; for tests.
  /// - Throws: `.unavailable` when the package is not there.
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
        "\(folder.path): is not Almanac's package; name a clone of it with --almanac DIR or ALMANAC_PACKAGE")
    }
    self.folder = folder
  }

  /// This file, where it was compiled.
  private static let ownSource: String = #filePath

  /// What its manifest puts before the names of modules that extensions do not import. A widget may have a type or a module
  /// called `Views`, and must not meet Almanac's under that name.
  static let modulePrefix = "Almanac"

  /// The names that its modules, and those of the packages that it depends on, have taken.
  package var moduleNames: Set<String> {
    var names = Set(targetFolders.map { name, folder in Self.isPrefixed(name, in: folder) ? Self.modulePrefix + name : name })
    for checkout in checkouts.values { names.formUnion(Self.folders(in: checkout.appending(path: "Sources"))) }
    names.formUnion([
      "ArgumentParser", "ArgumentParserToolInfo", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
      "COpenCombineHelpers", "OpenCombineShim",
    ])
    return names.union(names.map { $0.replacing("-", with: "_") }).union(ModuleAliases.facades.keys)
  }

  /// The names of its modules where they have no prefix: in packages that depend on it as it is.
  package var targetNames: [String] { targetFolders.map(\.name) }

  /// Its modules and their folders, which lie in the wings of `Sources`.
  private var targetFolders: [(name: String, folder: URL)] {
    let sources = folder.appending(path: "Sources")
    return Self.folders(in: sources).flatMap { wing in
      let wing = sources.appending(path: wing)
      return Self.folders(in: wing).map { ($0, wing.appending(path: $0)) }
    }
  }

  /// Whether a module is compiled with the prefix: neither what sources import, nor macros, nor modules of C.
  private static func isPrefixed(_ name: String, in folder: URL) -> Bool {
    !name.hasSuffix("Facade") && !importedNames.contains(name)
      && !InputFile.isFolder(folder.appending(path: "include"))
      && !InputFile.exists(folder.appending(path: "module.modulemap"))
  }

  private static let importedNames = appleNames.union(["FoundationAdditions", "NetworkingAdditions", "WidgetMacros"])

  /// Its modules that have Apple's names themselves, without an alias.
  static let appleNames: Set<String> = ["SwiftUI", "WidgetKit", "AppIntents"]

  /// The packages that extensions need because Almanac does.
  static let dependencies = ["OpenCombine", "swift-argument-parser", "Yams"]

  /// The packages that it depends on, by name, where its own build has fetched them: then nothing is fetched again.
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
