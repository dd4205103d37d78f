package import Foundation

package struct ExtensionRequest: Sendable {
  /// The folder of the extension, its project or its package.
  package var folder: URL
  /// The target, if there are several.
  package var target: String?
  package var includes: [URL] = []
  /// The folder of sources, or of the package, of each module.
  package var modules: [String: URL] = [:]
  /// Packages whose modules are compiled like the user's own code.
  package var packages: [URL] = []
  /// Empty modules.
  package var stubs: [String] = []
  /// Additional conditions of `#if`.
  package var conditions: [String] = []

  package init(folder: URL) { self.folder = folder }
}
