internal import Foundation

/// The font files in a bundle's resources.
enum BundledFonts {
  /// The files, in order: `*.ttf`, `*.otf` and `*.ttc` in each folder, in its `Fonts`, in the resources of packages
  /// next to it (`*.resources`, `*.bundle`), and those in `UIAppFonts` of an `Info.plist`.
  static func files(in folders: [String]) -> [String] {
    let roots = folders.map { URL(fileURLWithPath: $0) }
    let packages = roots.flatMap(contents).filter { ["resources", "bundle"].contains($0.pathExtension) }
    let files = (roots + packages).flatMap { folder in
      [folder, folder.appending(path: "Fonts")].flatMap(contents).filter(isFont) + listed(in: folder)
    }
    return Set(files.map(\.path)).sorted()
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  private static func isFont(_ file: URL) -> Bool {
    ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased())
  }

  /// The files in the property list, as far as they are inside the folder.
  private static func listed(in folder: URL) -> [URL] {
    guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let names = list["UIAppFonts"] as? [String]
    else { return [] }
    return names.filter { !$0.contains("..") }.map { folder.appending(path: $0) }
      .filter { isFont($0) && FileManager.default.fileExists(atPath: $0.path) }
  }
}
