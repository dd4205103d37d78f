package import Foundation

/// Collects the files in a folder that could belong to a widget.
package struct FolderScan {
  /// Whether to include folders of tests, because a project names its files.
  private let includesTests: Bool

  package init(includesTests: Bool = false) { self.includesTests = includesTests }

  /// The files in a folder and its subfolders, sorted by path. Catalogs and other bundles are not entered; hidden
  /// folders, build products and packages are skipped.
  ///
  /// - Throws: `.noInput` if a folder cannot be read.
  package func files(in folder: URL) throws(ExtensionBuildingError) -> [URL] {
    var found: [URL] = []
    try collect(folder, depth: 0, into: &found)
    return found.sorted { $0.path < $1.path }
  }

  private func collect(_ folder: URL, depth: Int, into found: inout [URL]) throws(ExtensionBuildingError) {
    guard depth < 40 else { return }
    for name in try Self.names(in: folder) where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      guard InputFile.isFolder(url) else {
        found.append(url)
        continue
      }
      if Self.closedEndings.contains(url.pathExtension.lowercased()) {
        found.append(url)
      } else if !isLeftOut(name) && !InputFile.exists(url.appending(path: "Package.swift")) {
        try collect(url, depth: depth + 1, into: &found)
      }
    }
  }

  private func isLeftOut(_ name: String) -> Bool {
    if Self.foreignFolders.contains(name.lowercased()) { return true }
    if Self.foreignEndings.contains((name as NSString).pathExtension.lowercased()) { return true }
    return !includesTests && (name == "Tests" || name.hasSuffix("Tests"))
  }

  /// Whether a folder is treated as a file, like an asset catalog.
  static func isTreatedAsFile(_ folder: URL) -> Bool { closedEndings.contains(folder.pathExtension.lowercased()) }

  /// The folders with a manifest: the folder itself and up to three levels below.
  package static func packages(in folder: URL, depth: Int = 0) -> [URL] {
    if InputFile.exists(folder.appending(path: "Package.swift")) { return [folder] }
    return subfolders(of: folder, depth: depth).flatMap { packages(in: $0, depth: depth + 1) }
  }

  /// The Xcode projects in a folder, up to three levels deep.
  package static func projects(in folder: URL, depth: Int = 0) -> [URL] {
    let here = ((try? names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }.map { folder.appending(path: $0) }
    return here.isEmpty
      ? subfolders(of: folder, depth: depth).flatMap { projects(in: $0, depth: depth + 1) } : here
  }

  /// The framework of this name in a folder, up to three levels deep.
  static func framework(_ name: String, in folder: URL, depth: Int = 0) -> URL? {
    for ending in ["xcframework", "framework"] {
      let place = folder.appending(path: "\(name).\(ending)")
      if InputFile.isFolder(place) { return place }
    }
    return subfolders(of: folder, depth: depth).lazy.compactMap { framework(name, in: $0, depth: depth + 1) }.first
  }

  private static func subfolders(of folder: URL, depth: Int) -> [URL] {
    guard depth < 3 else { return [] }
    return ((try? names(in: folder)) ?? []).filter { name in
      !name.hasPrefix(".") && !foreignFolders.contains(name.lowercased()) && (name as NSString).pathExtension.isEmpty
    }.map { folder.appending(path: $0) }.filter(InputFile.isFolder)
  }

  private static func names(in folder: URL) throws(ExtensionBuildingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw ExtensionBuildingError(
        .noInput,
        InputFile.exists(folder)
          ? "\(folder.path): cannot be read; check its permissions" : "\(folder.path): no such directory")
    }
  }

  private static let foreignFolders: Set<String> = [
    "build", "deriveddata", "pods", "carthage", "node_modules", "fastlane",
  ]
  private static let foreignEndings: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "app", "appex", "framework", "xcframework", "bundle", "resources",
  ]
  private static let closedEndings: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "docc", "scnassets", "icon", "mlpackage", "lproj",
  ]
}
