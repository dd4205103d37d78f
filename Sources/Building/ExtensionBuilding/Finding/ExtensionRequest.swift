package import Foundation

/// What is to be built.
package struct ExtensionRequest: Sendable {
  /// The folder of the extension, its project or its package.
  package var folder: URL
  /// The target, where the folder holds several.
  package var target: String?
  /// Files and folders to add.
  package var includes: [URL] = []
  /// Modules by name, with the folder of their sources or of the package that holds them.
  package var modules: [String: URL] = [:]
  /// Packages whose modules are compiled as the user's own code is.
  package var packages: [URL] = []
  /// Modules without contents.
  package var stubs: [String] = []
  /// Further conditions of `#if`.
  package var conditions: [String] = []

  package init(folder: URL) { self.folder = folder }
}
