package import Foundation
import SystemIO

/// Almanac's own package, with which extensions are compiled.
package struct AlmanacPackage: Sendable {
  package let folder: URL

  /// Finds the package. Looks in the given folder or in `ALMANAC_PACKAGE`, then for sources installed with this tool, and
  /// then in the folder where this file was compiled.
  ///
  /// - Parameters:
  ///   - given: The folder of `--almanac`.
  ///   - environment: `ALMANAC_PACKAGE` is the folder, for tools that were installed without sources.
  ///   - program: The executable whose installed sources are used; of `lib/almanac/almanac`, they are in
  ///     `share/almanac/source`.
  ///   - source: A file of the package to use instead of this one, for tests.
  /// - Throws: `.unavailable` if the package does not exist.
  package init(
    given: URL?, environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String = CurrentExecutable.path, builtFrom source: String? = nil
  ) throws(ExtensionBuildingError) {
    let named = environment["ALMANAC_PACKAGE"].flatMap {
      $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true)
    }
    if let chosen = given ?? named {
      folder = chosen.standardizedFileURL
      guard Self.isPackage(folder) else {
        throw ExtensionBuildingError(
          .unavailable,
          "\(folder.path): not Almanac's package; set the folder of a clone with --almanac DIR or ALMANAC_PACKAGE")
      }
      return
    }
    let installed = Self.installedFolder(for: program)
    // …/Sources/Building/ExtensionBuilding/Workspace/AlmanacPackage.swift
    var built = URL(fileURLWithPath: source ?? Self.ownSource)
    for _ in 0..<5 { built.deleteLastPathComponent() }
    guard let found = [installed, built.standardizedFileURL].first(where: Self.isPackage) else {
      throw ExtensionBuildingError(
        .unavailable,
        "Almanac's sources not found in \(installed.path); install the package almanac-sources, or set the folder of a "
          + "clone with --almanac DIR or ALMANAC_PACKAGE")
    }
    folder = found
  }

  /// The folder of the sources that a package or an archive installs with the tool.
  private static func installedFolder(for program: String) -> URL {
    var prefix = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    for _ in 0..<3 { prefix.deleteLastPathComponent() }
    return prefix.appending(path: "share/almanac/source", directoryHint: .isDirectory)
  }

  private static func isPackage(_ folder: URL) -> Bool {
    InputFile.exists(folder.appending(path: "Sources/Building/ExtensionBuilding"))
      && InputFile.exists(folder.appending(path: "Package.swift"))
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

  /// A name for the present state of its sources: a hash of the sizes and times of their files.
  var sourceState: String {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Sources").path)) ?? []
    let sources = files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }
    let lines = (["Package.swift"] + sources.sorted().map { "Sources/\($0)" }).map { path in
      var status = stat()
      stat("\(folder.path)/\(path)", &status)
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
    return Workspace.name(for: lines.joined(separator: "\n"))
  }

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
