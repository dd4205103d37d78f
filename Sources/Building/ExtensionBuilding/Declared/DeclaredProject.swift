import Foundation

/// A specification from which a tool generates an Xcode project: of XcodeGen or Tuist.
struct DeclaredProject: Sendable {
  let file: URL
  var targets: [DeclaredTarget] = []
  /// The folders of its local packages.
  var localPackages: [URL] = []
  /// Products of remote packages that targets use.
  var remoteProducts: [RemoteProduct] = []
  /// Products that targets use from packages that are declared elsewhere; each is in the package of the same name.
  var externals: [String] = []

  /// The folder that paths are relative to.
  var folder: URL { file.deletingLastPathComponent() }

  /// The specification in a folder, or in the nearest folder above, up to the repository's root.
  ///
  /// - Returns: Nil if there is none.
  /// - Throws: `.badData` if it cannot be read.
  static func find(around folder: URL) throws(ExtensionBuildingError) -> DeclaredProject? {
    var place = folder
    while true {
      for name in ["project.yml", "project.yaml"] {
        let file = place.appending(path: name)
        if InputFile.exists(file) { return try XcodeGenSpecification(file).project() }
      }
      let manifest = place.appending(path: "Project.swift")
      if InputFile.exists(manifest) { return try TuistManifest(manifest).project() }
      // A package is built by its manifest, even if there is a project above it.
      if InputFile.exists(place.appending(path: "Package.swift")) { return nil }
      if InputFile.exists(place.appending(path: ".git")) || place.pathComponents.count < 2 { return nil }
      place = place.deletingLastPathComponent()
    }
  }

  /// The widget target of this name, or the one whose files are in the folder.
  ///
  /// - Returns: Nil if no target has the folder.
  /// - Throws: `.usage` if the name is unknown, or there are several to choose from.
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
        "\(file.path): no widget extension target; use the folder of one, or choose a target with --target: "
          + targets.map(\.name).sorted().joined(separator: ", "))
    }
    return candidates.first
  }
}

struct DeclaredTarget: Sendable {
  var name: String
  /// The product's type, as XcodeGen spells it: `app-extension`, `framework`.
  var type: String
  var isForWatch = false
  /// Sources and resources.
  var sources: [URL] = []
  var infoPlist: URL?
  var entitlements: URL?
  var settings: XcodeSettings
  /// Notes about missing files.
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

  func module() -> (module: ModuleSources, notes: [String]) {
    var module = ModuleSources(name: moduleName)
    let leftOut = module.add(sources)
    module.settings = ProjectTargetReader.compilerSettings(settings)
    let note = "\(name): left out (unsupported file types): \(leftOut.sorted().joined(separator: ", "))"
    return (module, notes + (leftOut.isEmpty ? [] : [note]))
  }

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
