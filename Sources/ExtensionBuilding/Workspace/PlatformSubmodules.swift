import Foundation

/// Parts of Apple's modules that a source imports by name: `import os.log`.
///
/// An alias has no parts, and Swift's modules have none at all. So a module of C stands there, with parts that are empty,
/// and the facade is imported besides, unseen.
struct PlatformSubmodules {
  /// The file that declares the modules to the compiler.
  let map: URL
  /// The parts by their module, both sorted.
  private let parts: [(module: String, names: [String])]

  init(_ paths: Set<String>, map: URL) {
    self.map = map
    let split = paths.sorted().map { $0.split(separator: ".").map(String.init) }
    parts = Dictionary(grouping: split.filter { $0.count > 1 && ModuleAliases.facades[$0[0]] != nil }) { $0[0] }
      .map { ($0.key, $0.value.map { $0[1] }) }.sorted { $0.0 < $1.0 }
  }

  /// What stands in the file; nothing when none is needed.
  var text: String? {
    guard !parts.isEmpty else { return nil }
    return parts.map { part in
      "module \(part.module) {\n\(part.names.map { "  module \($0) {\n  }\n" }.joined())}\n"
    }.joined()
  }

  /// The aliases and the modules that are seen without being imported.
  var flags: [String] {
    let replaced = Set(parts.map(\.module))
    let facades = ModuleAliases.facades.sorted { $0.key < $1.key }
    var flags = facades.filter { !replaced.contains($0.key) }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    let unseen = ModuleAliases.implicitImports + facades.filter { replaced.contains($0.key) }.map(\.value)
    flags += unseen.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    return parts.isEmpty ? flags : flags + ["-Xcc", "-fmodule-map-file=\(map.path)"]
  }
}
