package import Foundation
import SystemIO

/// The cached package in which extensions are compiled. There is one for each copy of Almanac, so that its modules
/// are compiled once for all extensions.
package struct Workspace: Sendable {
  package let folder: URL
  package let almanac: AlmanacPackage

  /// - Parameter cache: The tool's cache folder.
  package init(cache: URL, almanac: AlmanacPackage, version: String) {
    self.almanac = almanac
    folder = cache.appending(
      path: "builds/\(version)-\(Self.name(for: almanac.folder.path))", directoryHint: .isDirectory)
  }

  /// A short name for a path, which is stable: the FNV-1a hash of its bytes.
  package static func name(for path: String) -> String {
    let hash = path.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }

  /// The package manager's build folder.
  package var scratch: URL { folder.appending(path: "build", directoryHint: .isDirectory) }
  /// The linker names of system libraries.
  var libraries: SystemLibraries {
    SystemLibraries(folder: folder.appending(path: "libraries", directoryHint: .isDirectory))
  }
  /// Whether Almanac's modules have been compiled in this workspace.
  var hasAlmanac: Bool { InputFile.exists(scratch.appending(path: "release/Modules/WidgetKit.swiftmodule")) }

  /// The build folder for manifests that are only read.
  package var manifestScratch: URL { folder.appending(path: "manifests", directoryHint: .isDirectory) }

  /// The files that were written for an extension.
  struct Contents {
    let product: String
    /// The manifest, which depends on everything but the text of sources.
    let manifest: String
    /// The names under which the modules are compiled, dependencies first.
    let modules: [String]
    /// The user's files by the paths of the links.
    let paths: [String: String]
  }

  /// Writes an extension: links to its sources, generated sources, and the manifest.
  ///
  /// - Throws: `.cannotCreate` if the cache is not writable, and errors of generating sources.
  func put(_ target: ExtensionTarget) throws(ExtensionBuildingError) -> Contents {
    let modules = [target.main] + target.modules
    let names = WorkspaceNames(modules.map(\.name), taken: almanac.moduleNames)
    var (paths, facades): ([String: String], [String: Set<String>]) = ([:], [:])
    for module in modules {
      var files = SourceLinks(folder: folder.appending(path: "Sources/\(names[module.name])"))
      // A module with the name of one of Almanac's cannot be aliased, so its imports are rewritten.
      let renamed = names.renamed.filter { almanac.moduleNames.contains($0.0) && module.dependencies.contains($0.0) }
      for source in module.sources {
        let original = try InputFile.text(of: source)
        facades[module.name, default: []].formUnion(ModuleAliases.facades(namedIn: original))
        let text = Self.replacement(for: original, renaming: renamed, without: target.omissions[source.path] ?? [])
        let isFirst = Self.declaresProvider(original)
        let place =
          text.map { files.write($0, insteadOf: source, isFirst: isFirst) }
          ?? files.link(to: source, isFirst: isFirst)
        paths[place.path] = source.path
      }
      for (name, text) in try GeneratedSources.files(of: module, in: target) {
        facades[module.name, default: []].formUnion(ModuleAliases.facades(namedIn: text))
        files.write(text, as: name)
      }
      try files.writeToDisk()
    }
    let manifest = WorkspaceManifest(
      target: target, almanac: almanac.folder, sourceState: almanac.sourceState, checkouts: almanac.checkouts,
      names: names, facades: facades)
    try removeObsoleteModules(but: modules.map { names[$0.name] })
    var root = SourceLinks(folder: folder, removesOthers: false)
    root.write(manifest.text, as: "Package.swift")
    try root.writeToDisk()
    return Contents(
      product: names[target.main.name], manifest: manifest.text,
      modules: (target.modules + [target.main]).map { names[$0.name] }, paths: paths)
  }

  /// Whether a source may declare a provider. Swift 6.3 resolves `Entry` in a provider's functions to SwiftUI's macro
  /// of this name ("reference to invalid associated type 'Entry'") if it has read `Provider.Entry` in another file
  /// before.
  private static func declaresProvider(_ text: String) -> Bool { text.contains("TimelineProvider") }

  /// The text to compile instead of a source; nil if the source is compiled unchanged.
  private static func replacement(
    for original: String, renaming renamed: [(String, String)], without omitted: [Range<Int>]
  ) -> String? {
    var text = original
    if !omitted.isEmpty { text = Self.blanked(text, omitted) }
    let imported = renamed.isEmpty ? nil : SwiftSourceText(text).renamingImports(renamed)
    return ObjCAttributeRewriter.compiled(imported ?? text) ?? imported ?? (omitted.isEmpty ? nil : text)
  }

  /// The text with byte ranges replaced by spaces. Other lines and columns do not change.
  private static func blanked(_ text: String, _ ranges: [Range<Int>]) -> String {
    var bytes = Array(text.utf8)
    for index in ranges.joined() where index < bytes.count && bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the modules of the last extension that this one does not have. The compiler would still find them.
  private func removeObsoleteModules(but names: [String]) throws(ExtensionBuildingError) {
    let list = folder.appending(path: "modules.txt")
    let last = (FileManager.default.contents(atPath: list.path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for name in last.split(separator: "\n").map(String.init) where !names.contains(name) {
      for ending in ["swiftmodule", "swiftdoc", "abi.json", "swiftsourceinfo"] {
        try? FileManager.default.removeItem(at: scratch.appending(path: "release/Modules/\(name).\(ending)"))
      }
    }
    var file = SourceLinks(folder: folder, removesOthers: false)
    file.write(names.joined(separator: "\n"), as: "modules.txt")
    try file.writeToDisk()
  }

  /// Copies a fetched package to a folder that the package manager does not touch.
  func copyOfCheckout(_ name: String, from checkout: URL) throws(ExtensionBuildingError) -> URL {
    let place = folder.appending(path: "packages/checkouts/\(name)", directoryHint: .isDirectory)
    let files = FileManager.default
    do {
      try? files.removeItem(at: place)
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      for entry in try files.contentsOfDirectory(atPath: checkout.path) where entry != ".git" {
        try files.copyItem(at: checkout.appending(path: entry), to: place.appending(path: entry))
      }
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(place.path): cannot be written: \(error.localizedDescription)")
    }
    return place
  }

  /// Whether an earlier build has fetched the package's repository.
  func hasFetched(_ product: RemoteProduct) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: scratch.appending(path: "repositories").path)
    return names?.contains { $0.lowercased().hasPrefix("\(product.identity.lowercased())-") } ?? false
  }

  /// Runs `work` while no other process uses the workspace. Reports if it has to wait.
  func locked<Value>(
    onWait: () -> Void = {}, _ work: () throws(ExtensionBuildingError) -> Value
  ) throws(ExtensionBuildingError) -> Value {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let lock = try? FileLock(file: folder.appending(path: "lock").path, permissions: 0o644) else {
      throw ExtensionBuildingError(
        .cannotCreate, "\(folder.path): not writable; set XDG_CACHE_HOME to a writable folder")
    }
    if !lock.tryAcquire() {
      onWait()
      try? lock.acquire()
    }
    defer { lock.release() }
    return try work()
  }
}
