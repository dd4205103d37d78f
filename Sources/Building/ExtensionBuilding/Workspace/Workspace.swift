package import Foundation
import SystemIO

/// The package in the cache that extensions are compiled in: one for each of Almanac's, so that its modules are compiled
/// once and every extension finds them ready.
package struct Workspace: Sendable {
  package let folder: URL
  package let almanac: AlmanacPackage

  /// - Parameter cache: The tool's folder of caches.
  package init(cache: URL, almanac: AlmanacPackage, version: String) {
    self.almanac = almanac
    let place = almanac.folder.path.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    folder = cache.appending(path: "builds/\(version)-\(String(place, radix: 36))", directoryHint: .isDirectory)
  }

  /// Where the package manager keeps what it has compiled.
  package var scratch: URL { folder.appending(path: "build", directoryHint: .isDirectory) }
  /// Libraries of the system under the names that linkers look for.
  var libraries: SystemLibraries {
    SystemLibraries(folder: folder.appending(path: "libraries", directoryHint: .isDirectory))
  }
  /// Whether Almanac's modules were compiled here before.
  var hasAlmanac: Bool { InputFile.exists(scratch.appending(path: "release/Modules/WidgetKit.swiftmodule")) }

  /// The same for manifests that are only read.
  package var manifestScratch: URL { folder.appending(path: "manifests", directoryHint: .isDirectory) }

  /// What was put into the workspace for one extension.
  struct Contents {
    /// The name of the executable.
    let product: String
    /// The files that stand for the user's: the link's path, and where it leads.
    let paths: [String: String]
  }

  /// Puts an extension in place: links to its sources, sources that are made for it, and the manifest.
  ///
  /// - Throws: `.cannotCreate` when the cache cannot be written, and what generating sources throws.
  func put(_ target: ExtensionTarget) throws(ExtensionBuildingError) -> Contents {
    let modules = [target.main] + target.modules
    let names = WorkspaceNames(modules.map(\.name), taken: almanac.moduleNames)
    var paths: [String: String] = [:]
    for module in modules {
      var files = SourceLinks(folder: folder.appending(path: "Sources/\(names[module.name])"))
      // No alias can lead from a name that Almanac's own modules have, so that the imports of such are written anew.
      let renamed = names.renamed.filter { almanac.moduleNames.contains($0.0) && module.dependencies.contains($0.0) }
      for source in module.sources {
        let original = try InputFile.text(of: source)
        let text = Self.replacement(for: original, renaming: renamed, without: target.omissions[source.path] ?? [])
        let isFirst = Self.declaresProvider(original)
        let place =
          text.map { files.write($0, insteadOf: source, isFirst: isFirst) }
          ?? files.link(to: source, isFirst: isFirst)
        paths[place.path] = source.path
      }
      for (name, text) in try GeneratedSources.files(of: module) { files.write(text, as: name) }
      try files.bringToDisk()
    }
    let manifest = WorkspaceManifest(
      target: target, almanac: almanac.folder, checkouts: almanac.checkouts, names: names)
    try forgetModules(but: modules.map { names[$0.name] })
    var root = SourceLinks(folder: folder, removesOthers: false)
    root.write(manifest.text, as: "Package.swift")
    try root.bringToDisk()
    return Contents(product: names[target.main.name], paths: paths)
  }

  /// Whether a provider may be declared in a source. Swift 6.3 takes `Entry` in a provider's functions for SwiftUI's macro of
  /// that name ("reference to invalid associated type 'Entry'") if it has read `Provider.Entry` in another file before.
  private static func declaresProvider(_ text: String) -> Bool { text.contains("TimelineProvider") }

  /// What is compiled in a source's place, where it cannot be compiled as it stands.
  private static func replacement(
    for original: String, renaming renamed: [(String, String)], without omitted: [Range<Int>]
  ) -> String? {
    var text = original
    if !omitted.isEmpty { text = Self.blanked(text, omitted) }
    let imported = renamed.isEmpty ? nil : SwiftSourceText(text).renamingImports(renamed)
    return ObjCAttributeRewriter.compiled(imported ?? text) ?? imported ?? (omitted.isEmpty ? nil : text)
  }

  /// The text with spaces in place of some of its bytes; lines and columns of the rest stay.
  private static func blanked(_ text: String, _ ranges: [Range<Int>]) -> String {
    var bytes = Array(text.utf8)
    for index in ranges.joined() where index < bytes.count && bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the modules of the extension that was compiled before and that this one does not have. The compiler would find
  /// them there, although nobody gave them.
  private func forgetModules(but names: [String]) throws(ExtensionBuildingError) {
    let list = folder.appending(path: "modules.txt")
    let last = (FileManager.default.contents(atPath: list.path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for name in last.split(separator: "\n").map(String.init) where !names.contains(name) {
      for ending in ["swiftmodule", "swiftdoc", "abi.json", "swiftsourceinfo"] {
        try? FileManager.default.removeItem(at: scratch.appending(path: "release/Modules/\(name).\(ending)"))
      }
    }
    var file = SourceLinks(folder: folder, removesOthers: false)
    file.write(names.joined(separator: "\n"), as: "modules.txt")
    try file.bringToDisk()
  }

  /// Copies a package that was fetched to a place that the package manager leaves alone.
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

  /// Whether the package manager has the package's repository from an earlier build.
  func hasFetched(_ product: RemoteProduct) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: scratch.appending(path: "repositories").path)
    return names?.contains { $0.lowercased().hasPrefix("\(product.identity.lowercased())-") } ?? false
  }

  /// Does `work` while no other process uses the workspace, and says so before it waits for one.
  func locked<Value>(
    onWait: () -> Void = {}, _ work: () throws(ExtensionBuildingError) -> Value
  ) throws(ExtensionBuildingError) -> Value {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let lock = try? FileLock(file: folder.appending(path: "lock").path, permissions: 0o644) else {
      throw ExtensionBuildingError(
        .cannotCreate, "\(folder.path): cannot be written; set XDG_CACHE_HOME to a folder that can")
    }
    if !lock.tryAcquire() {
      onWait()
      try? lock.acquire()
    }
    defer { lock.release() }
    return try work()
  }
}
