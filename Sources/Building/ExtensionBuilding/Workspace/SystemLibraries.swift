import Foundation

/// Provides linker names for libraries that Foundation links. A machine may have the libraries without these names,
/// which are part of the development packages. The C++ library is linked statically if the compiler has its archive: the
/// shared one is large, and its symbols take a third of a tool's start.
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

  /// The archive of the newest compiler. The linker prefers a shared library in the same folder, so the folder of the
  /// linker names must not have one.
  private static var cppArchive: URL? {
    let compilers = ["x86_64-linux-gnu", "aarch64-linux-gnu"].flatMap { platform -> [URL] in
      let folder = URL(fileURLWithPath: "/usr/lib/gcc/\(platform)", isDirectory: true)
      return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }
    return compilers.sorted { (Int($0.lastPathComponent) ?? 0) > (Int($1.lastPathComponent) ?? 0) }
      .map { $0.appending(path: "libstdc++.a") }.first(where: InputFile.exists)
  }

  /// Creates linker names for libcurl, which `FoundationNetworking` uses, and libxml2, which `FoundationXML` uses. They are
  /// scripts, so that a tool loads a library only if it uses it: the compiler names libraries of imported modules before
  /// all options of the linker.
  ///
  /// - Throws: `.unavailable` if a library is not installed, `.cannotCreate` if a name cannot be written.
  func prepare() throws(ExtensionBuildingError) {
    var links = SourceLinks(folder: folder)
    for (name, version, package) in [("libcurl.so", "4", "libcurl4"), ("libxml2.so", "2", "libxml2")] {
      guard
        let library = places.map({ "\($0)/\(name).\(version)" }).first(where: FileManager.default.fileExists(atPath:))
      else {
        throw ExtensionBuildingError(
          .unavailable, "\(name) is not installed; install it with: sudo apt-get install \(package)")
      }
      links.write("INPUT(AS_NEEDED(\"\(library)\"))\n", as: name)
    }
    if let archive = Self.cppArchive { links.link(to: archive, as: "libstdc++.a") }
    try links.writeToDisk()
  }
}
