import Foundation

/// Finds imported modules that neither the platform nor Almanac provides.
struct ModuleResolver {
  private let request: ExtensionRequest
  private let projects: [XcodeProject]
  private let declared: DeclaredProject?
  private let manifests: ManifestReader
  private var packages: [URL: PackageManifest] = [:]
  private var resolved: [String: ModuleSources] = [:]
  private var order: [String] = []
  private var remote: [RemoteProduct] = []
  private var remoteChoices: [RemoteProduct] = []
  private var notes: [String]
  private var missing: [MissingModule] = []

  init(
    request: ExtensionRequest, projects: [XcodeProject], declared: DeclaredProject?, manifests: ManifestReader,
    notes: [String]
  ) {
    self.request = request
    self.projects = projects
    self.declared = declared
    self.manifests = manifests
    self.notes = notes
    remoteChoices = projects.flatMap(\.remoteProducts) + (declared?.remoteProducts ?? [])
  }

  /// Adds the modules that `target` imports, directly or indirectly.
  ///
  /// - Throws: `.badData` for circular imports and unreadable manifests, `.noInput` for missing files.
  mutating func resolve(for target: inout ExtensionTarget) throws(ExtensionBuildingError) {
    for name in request.stubs where Self.isKnown(name) {
      notes.append("--stub \(name): ignored, as Almanac has the module")
    }
    try readPackages(around: target)
    try resolveImports(of: &target.main, path: [target.main.name])
    target.modules = order.compactMap { resolved[$0] }
    target.remoteProducts = remote
    target.missingModules = missing
    target.notes = notes
  }

  private mutating func resolveImports(
    of module: inout ModuleSources, path: [String]
  ) throws(ExtensionBuildingError) {
    var names: [String] = []
    var errors: [String: CompilerMessage] = [:]
    for file in module.sources {
      let text = SwiftSourceText(try InputFile.text(of: file))
      for name in text.imports {
        if !names.contains(name) { names.append(name) }
        guard errors[name] == nil, let place = text.place(ofImport: name) else { continue }
        errors[name] = CompilerMessage(
          file: file.path, line: place.line, column: place.column, text: "no such module '\(name)'")
      }
      if text.usesXMLParsers { module.usesXMLParsers = true }
      if text.usesUIKitWithoutImport { module.usesUIKitWithoutImport = true }
      if text.usesSecurity { module.usesSecurity = true }
      if text.usesCombine { module.usesCombine = true }
      if text.mentions(["URLSession"]) { module.usesURLSessions = true }
      if text.mentions(["#bundle"]) { module.usesBundleMacro = true }
    }
    for name in names where name != module.name && !Self.isKnown(name) {
      if path.contains(name) {
        let circle = path.drop { $0 != name } + [name]
        throw ExtensionBuildingError(
          .badData,
          "circular imports: \(circle.joined(separator: " → ")); remove one of them")
      }
      if try resolve(name, path: path + [name], importedAt: errors[name]) { module.dependencies.append(name) }
    }
  }

  /// - Returns: Whether the module, or an empty replacement, was added.
  private mutating func resolve(
    _ name: String, path: [String], importedAt error: CompilerMessage?
  ) throws(ExtensionBuildingError) -> Bool {
    if resolved[name] != nil { return true }
    guard var found = try find(name) else {
      if resolveRemote(name) { return true }
      guard let error else { return false }
      missing.append(MissingModule(name: name, error: error))
      resolved[name] = ModuleSources(name: name)
      order.append(name)
      return true
    }
    found.name = name
    try resolveImports(of: &found, path: path)
    resolved[name] = found
    order.append(name)
    return true
  }

  /// Whether a remote package provides the module. If the project itself names the package, the project's requirement
  /// is used.
  private mutating func resolveRemote(_ name: String) -> Bool {
    var found = remoteChoices.first { $0.product == name }
    if found == nil, let package = ModuleAliases.packages[name] {
      found = remoteChoices.first { $0.identity == package.identity } ?? package
      found?.product = package.product
    }
    guard let found else { return false }
    if !remote.contains(found) { remote.append(found) }
    return true
  }

  private mutating func find(_ name: String) throws(ExtensionBuildingError) -> ModuleSources? {
    if request.stubs.contains(name) { return inFrameworks(name) ?? ModuleSources(name: name) }
    if let folder = request.modules[name] { return try given(name, in: folder) }
    for target in projects.flatMap(\.targets)
    where target.productType.contains("framework") || target.productType.contains("library") {
      guard ProjectTargetReader.moduleName(of: target) == name else { continue }
      let (module, leftOut) = try ProjectTargetReader(target: target).module()
      notes += leftOut
      return module
    }
    if let target = declared?.targets.first(where: { $0.isLibrary && $0.moduleName == name }) {
      let (module, leftOut) = target.module()
      notes += leftOut
      return module
    }
    if let found = try inPackages(name) { return found }
    if remoteChoices.contains(where: { $0.product == name }) { return nil }
    return inFrameworks(name)
  }

  /// A framework without sources: the declarations of its interface.
  private mutating func inFrameworks(_ name: String) -> ModuleSources? {
    let named = projects.lazy.compactMap { $0.framework(name) }.first
    guard let framework = named ?? FolderScan.framework(name, in: request.folder),
      let interface = FrameworkInterface.file(in: framework), let text = try? InputFile.text(of: interface)
    else { return nil }
    let stub = FrameworkInterface(text, module: name)
    var module = ModuleSources(name: name)
    module.generated = [("Interface.swift", stub.source)]
    notes.append("\(framework.lastPathComponent): no sources for this platform; its declarations do nothing")
    return module
  }

  private mutating func inPackages(_ name: String) throws(ExtensionBuildingError) -> ModuleSources? {
    for manifest in packages.values.sorted(by: { $0.folder.path < $1.folder.path }) {
      guard
        let target = manifest.targets.first(where: {
          ModuleName.identifier(for: $0.name) == name && $0.type == "regular"
        })
      else { continue }
      let (module, leftOut) = try manifest.module(target)
      notes += leftOut
      return module
    }
    return nil
  }

  private mutating func given(_ name: String, in folder: URL) throws(ExtensionBuildingError) -> ModuleSources {
    guard InputFile.isFolder(folder) else {
      throw ExtensionBuildingError(
        .noInput, "\(folder.path): not a directory; use --module \(name)=DIR with the folder of its sources")
    }
    if InputFile.exists(folder.appending(path: "Package.swift")) {
      try read(folder)
      if let found = try inPackages(name) { return found }
    }
    var module = ModuleSources(name: name)
    let leftOut = module.add(try FolderScan().files(in: folder))
    if !leftOut.isEmpty {
      notes.append("\(name): left out (unsupported file types): \(leftOut.sorted().joined(separator: ", "))")
    }
    guard !module.sources.isEmpty else {
      throw ExtensionBuildingError(
        .noInput, "\(folder.path): no Swift files for the module \(name); for an empty module, use --stub \(name)")
    }
    return module
  }

  /// Reads the manifests of the packages that belong to the extension.
  private mutating func readPackages(around target: ExtensionTarget) throws(ExtensionBuildingError) {
    var folders = projects.flatMap(\.localPackages) + (declared?.localPackages ?? []) + request.packages
    if target.main.isPackage { folders.append(target.root) }
    if projects.isEmpty { folders += FolderScan.packages(in: request.folder) }
    // A manifest takes a second to read: none is read if no module is missing.
    guard !folders.isEmpty else { return }
    for folder in folders where InputFile.exists(folder.appending(path: "Package.swift")) { try read(folder) }
    for folder in folders where !InputFile.isFolder(folder) {
      notes.append("\(folder.path): no such directory; the project names it as a package")
    }
  }

  private mutating func read(_ folder: URL) throws(ExtensionBuildingError) {
    let folder = folder.standardizedFileURL
    // Almanac itself is already available, even if a widget's package names it.
    guard packages[folder] == nil, !InputFile.exists(folder.appending(path: "Sources/Building/ExtensionBuilding"))
    else {
      return
    }
    let manifest = try manifests.manifest(in: folder)
    packages[folder] = manifest
    remoteChoices += manifest.remoteProducts + (declared?.externals ?? []).compactMap(manifest.remoteProduct)
    for other in manifest.localPackages {
      if InputFile.exists(other.appending(path: "Package.swift")) {
        try read(other)
      } else {
        notes.append("\(other.path): no such directory; \(folder.lastPathComponent) names it as a package")
      }
    }
  }

  /// Modules that are always available.
  static func isKnown(_ name: String) -> Bool {
    platformModules.contains(name) || ModuleAliases.facades[name] != nil
  }

  private static let platformModules: Set<String> = [
    "AppIntents", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Runtime", "Swift", "SwiftUI", "Synchronization", "Testing", "WidgetKit",
    "WidgetTesting", "XCTest", "_Builtin_float", "_Concurrency", "_Differentiation", "_RegexParser",
    "_StringProcessing", "_Volatile",
  ]
}
