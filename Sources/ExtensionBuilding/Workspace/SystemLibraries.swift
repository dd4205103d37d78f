import Foundation

/// Libraries that Foundation links and that a machine may have without the name that linkers look for, which comes with
/// the packages for developers.
struct SystemLibraries {
  /// The folder with the names.
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

  /// Gives libcurl, which `FoundationNetworking` loads addresses with, the name that linkers look for.
  ///
  /// - Throws: `.unavailable` where the machine has no such library, `.cannotCreate` when the name cannot be written.
  func prepare() throws(ExtensionBuildingError) {
    if places.contains(where: { InputFile.exists(URL(fileURLWithPath: $0 + "/libcurl.so")) }) { return }
    guard let library = places.map({ $0 + "/libcurl.so.4" }).first(where: FileManager.default.fileExists(atPath:))
    else {
      throw ExtensionBuildingError(
        .unavailable, "libcurl is not installed; install it with: sudo apt-get install libcurl4")
    }
    var links = SourceLinks(folder: folder)
    links.link(to: URL(fileURLWithPath: library), as: "libcurl.so")
    try links.bringToDisk()
  }
}
