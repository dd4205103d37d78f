import Foundation

/// A project that a tool would make an Xcode project of: the specification of XcodeGen, or a manifest of Tuist.
struct DeclaredProject: Sendable {
  /// The specification.
  let file: URL
  var targets: [DeclaredTarget] = []
  /// The folders of packages that it names.
  var localPackages: [URL] = []
  /// What targets take from packages that have to be fetched.
  var remoteProducts: [RemoteProduct] = []
  /// Products that targets take from packages that are named elsewhere; each is of the package of its name.
  var externals: [String] = []

  /// The folder that paths are relative to.
  var folder: URL { file.deletingLastPathComponent() }

  /// The specification in a folder, else in the nearest folder above, up to the repository's.
  ///
  /// - Returns: Nil where there is none.
  /// - Throws: `.badData` for one that cannot be read.
  static func find(around folder: URL) throws(ExtensionBuildingError) -> DeclaredProject? {
    var place = folder
    while true {
      for name in ["project.yml", "project.yaml"] {
        let file = place.appending(path: name)
        if InputFile.exists(file) { return try XcodeGenSpecification(file).project() }
      }
      let manifest = place.appending(path: "Project.swift")
      if InputFile.exists(manifest) { return try TuistManifest(manifest).project() }
      // A package is built as its manifest says, whatever lies above it.
      if InputFile.exists(place.appending(path: "Package.swift")) { return nil }
      if InputFile.exists(place.appending(path: ".git")) || place.pathComponents.count < 2 { return nil }
      place = place.deletingLastPathComponent()
    }
  }

  /// The widget target that is meant by a name, or by a folder of the project.
  ///
  /// - Returns: Nil where the folder is none of a target's.
  /// - Throws: `.usage` when the name is unknown, or there are several to choose from.
  func choose(_ name: String?, in place: URL) throws(ExtensionBuildingError) -> DeclaredTarget? {
    if let name {
      if let found = targets.first(where: { $0.name == name }) { return found }
      throw TargetChoice.unknown(name, among: targets.filter(\.isExtension).map(\.name), in: file)
    }
    var candidates = targets.filter(\.isWidgetExtension)
    let isInside = place.standardizedFileURL.path != folder.standardizedFileURL.path
    if isInside {
      candidates = candidates.filter { target in target.sources.contains { $0.path.hasPrefix(place.path + "/") } }
      guard !candidates.isEmpty else { return nil }
    }
    if candidates.contains(where: { !$0.isForWatch }) { candidates.removeAll(where: \.isForWatch) }
    if candidates.count > 1 { throw TargetChoice.several(candidates.map(\.name), in: file) }
    if candidates.isEmpty && !isInside {
      throw ExtensionBuildingError(
        .badData,
        "\(file.path): no target is a widget extension; name the folder of one, or a target with --target: "
          + targets.map(\.name).sorted().joined(separator: ", "))
    }
    return candidates.first
  }
}

/// A target of such a project.
struct DeclaredTarget: Sendable {
  var name: String
  /// What the product is, in XcodeGen's words: `app-extension`, `framework`.
  var type: String
  var isForWatch = false
  /// The files that are compiled, and those that come with them.
  var sources: [URL] = []
  var infoPlist: URL?
  var entitlements: URL?
  var settings: XcodeSettings
  /// What was not found, a sentence each.
  var notes: [String] = []

  var isExtension: Bool { type.contains("extension") }
  var isLibrary: Bool { type.contains("framework") || type.contains("library") }

  var isWidgetExtension: Bool {
    guard isExtension else { return false }
    return sources.contains { file in
      file.pathExtension == "swift"
        && ((try? InputFile.text(of: file)).map { SwiftSourceText($0).imports.contains("WidgetKit") } ?? false)
    }
  }

  var moduleName: String { ModuleName.identifier(for: settings["PRODUCT_MODULE_NAME"] ?? name) }

  /// The target as a module.
  func module() -> (module: ModuleSources, notes: [String]) {
    var module = ModuleSources(name: moduleName)
    let leftOut = module.add(sources)
    module.settings = ProjectTargetReader.compilerSettings(settings)
    let note = "\(name): left out, as Almanac has no compiler for it: \(leftOut.sorted().joined(separator: ", "))"
    return (module, notes + (leftOut.isEmpty ? [] : [note]))
  }

  /// The target as an extension.
  func read(root: URL) -> ExtensionTarget {
    let (main, notes) = module()
    var result = ExtensionTarget(name: name, root: root, main: main)
    result.notes = notes
    result.infoPlist = (infoPlist ?? settings.file("INFOPLIST_FILE")).flatMap { InputFile.exists($0) ? $0 : nil }
    result.entitlements = (entitlements ?? settings.file("CODE_SIGN_ENTITLEMENTS")).flatMap {
      InputFile.exists($0) ? $0 : nil
    }
    result.bundleInformation = ProjectTargetReader.bundleInformation(settings)
    result.settings = settings
    return result
  }
}
