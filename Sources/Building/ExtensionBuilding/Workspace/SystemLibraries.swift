import Foundation

/// Provides linker names for libraries that Foundation links. A machine may have the libraries without these names,
/// which are part of the development packages.
struct SystemLibraries {
  /// The folder with the linker names.
  let folder: URL
  private let places: [String]

  init(folder: URL, places: [String] = Self.standardPlaces) {
    self.folder = folder
    self.places = places
  }

  private static let standardPlaces = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu",
    "/usr/lib64", "/usr/lib", "/usr/local/lib",
  ]

  /// Creates linker names for libcurl, which `FoundationNetworking` uses, and libxml2, which `FoundationXML` uses.
  ///
  /// - Throws: `.unavailable` if a library is not installed, `.cannotCreate` if a name cannot be written.
  func prepare() throws(ExtensionBuildingError) {
    var links = SourceLinks(folder: folder)
    for (name, version, package) in [("libcurl.so", "4", "libcurl4"), ("libxml2.so", "2", "libxml2")] {
      if places.contains(where: { InputFile.exists(URL(fileURLWithPath: "\($0)/\(name)")) }) { continue }
      guard
        let library = places.map({ "\($0)/\(name).\(version)" }).first(where: FileManager.default.fileExists(atPath:))
      else {
        throw ExtensionBuildingError(
          .unavailable, "\(name) is not installed; install it with: sudo apt-get install \(package)")
      }
      links.link(to: URL(fileURLWithPath: library), as: name)
    }
    try links.writeToDisk()
  }
}
