package import Foundation

/// Reads packages' manifests by asking the package manager.
package struct ManifestReader: Sendable {
  private let run: @Sendable (URL) throws(ExtensionBuildingError) -> Data

  /// - Parameter run: Gives the manifest of the package in a folder as the JSON of `swift package dump-package`.
  package init(run: @escaping @Sendable (URL) throws(ExtensionBuildingError) -> Data) { self.run = run }

  /// Asks the `swift` of a toolchain. What it needs room for goes to `scratch`, never to the package's folder.
  package init(toolchain: Toolchain, scratch: URL) {
    self.init { (folder: URL) throws(ExtensionBuildingError) in
      let result = try toolchain.run([
        "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
      ])
      guard result.exitCode == 0 else {
        let reason = result.errors.split(separator: "\n").first { $0.contains("error:") } ?? "it cannot be read"
        throw ExtensionBuildingError(
          .badData, "\(folder.appending(path: "Package.swift").path): \(reason.trimmingCharacters(in: .whitespaces))")
      }
      return result.output
    }
  }

  /// The manifest of the package in `folder`.
  ///
  /// - Throws: `.badData` with the package manager's words.
  func manifest(in folder: URL) throws(ExtensionBuildingError) -> PackageManifest {
    try PackageManifest(folder: folder, json: try run(folder))
  }
}
