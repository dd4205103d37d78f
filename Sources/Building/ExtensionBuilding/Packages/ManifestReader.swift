package import Foundation

/// Reads package manifests with the package manager.
package struct ManifestReader: Sendable {
  private let run: @Sendable (URL) throws(ExtensionBuildingError) -> Data

  /// - Parameter run: Returns the output of `swift package dump-package` for a folder.
  package init(run: @escaping @Sendable (URL) throws(ExtensionBuildingError) -> Data) { self.run = run }

  /// Uses a toolchain's `swift`. Its build files are written to `scratch`, never to the package's folder.
  package init(toolchain: Toolchain, scratch: URL) {
    self.init { (folder: URL) throws(ExtensionBuildingError) in
      let result = try toolchain.run([
        "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
      ])
      guard result.exitCode == 0 else {
        let reason = result.errors.split(separator: "\n").first { $0.contains("error:") } ?? "cannot be read"
        throw ExtensionBuildingError(
          .badData, "\(folder.appending(path: "Package.swift").path): \(reason.trimmingCharacters(in: .whitespaces))")
      }
      return result.output
    }
  }

  /// Reads the manifest of the package in `folder`.
  ///
  /// - Throws: `.badData` with the package manager's error.
  func manifest(in folder: URL) throws(ExtensionBuildingError) -> PackageManifest {
    try PackageManifest(folder: folder, json: try run(folder))
  }
}
