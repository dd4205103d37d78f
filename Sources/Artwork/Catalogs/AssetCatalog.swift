package import Foundation

/// The asset catalogues of one folder, read as they lie in a source tree: `*.xcassets` with a folder for each set.
///
/// A set's name is that of its folder, behind the names of the folders around it that provide a namespace. Nothing is
/// read before a name is asked for; what was read is kept. Safe to share between threads.
package final class AssetCatalog: @unchecked Sendable {
  /// A set's folder and what its `Contents.json` says.
  private enum Kind: String {
    case image = "imageset"
    case color = "colorset"
  }

  private let folder: URL
  private let lock = NSLock()
  private var index: [String: URL]?
  private var images: [String: [CatalogImage]] = [:]
  private var colors: [String: [CatalogColor]] = [:]

  /// Folders within folders that are looked into.
  private static let depthLimit = 16

  /// The catalogues that lie in `folder`, or `folder` itself if it is one.
  package init(folder: URL) { self.folder = folder }

  /// The variants of the image set `name`; empty when there is none.
  package func images(named name: String) -> [CatalogImage] {
    lock.withLock {
      if let known = images[name] { return known }
      let found = set(name, .image).map(CatalogImage.variants) ?? []
      images[name] = found
      return found
    }
  }

  /// The variants of the colour set `name`; empty when there is none.
  package func colors(named name: String) -> [CatalogColor] {
    lock.withLock {
      if let known = colors[name] { return known }
      let found = set(name, .color).map(CatalogColor.variants) ?? []
      colors[name] = found
      return found
    }
  }

  private func set(_ name: String, _ kind: Kind) -> URL? {
    let index = index ?? sets()
    self.index = index
    return index["\(name).\(kind.rawValue)"]
  }

  /// Every set by its name and kind. The first of a name wins, in alphabetical order of the folders.
  private func sets() -> [String: URL] {
    var found: [String: URL] = [:]
    if folder.pathExtension == "xcassets" {
      collect(folder, prefix: "", depth: 0, into: &found)
    } else {
      for catalog in Self.folders(in: folder) where catalog.pathExtension == "xcassets" {
        collect(catalog, prefix: "", depth: 0, into: &found)
      }
    }
    return found
  }

  private func collect(_ folder: URL, prefix: String, depth: Int, into found: inout [String: URL]) {
    guard depth < Self.depthLimit else { return }
    for child in Self.folders(in: folder) {
      let name = child.deletingPathExtension().lastPathComponent
      if Kind(rawValue: child.pathExtension) != nil {
        let key = prefix + child.lastPathComponent
        if found[key] == nil { found[key] = child }
      } else if child.pathExtension.isEmpty || child.pathExtension == "xcassets" {
        let hasNamespace = CatalogContents.read(in: child)?.properties?.providesNamespace ?? false
        collect(child, prefix: hasNamespace ? prefix + name + "/" : prefix, depth: depth + 1, into: &found)
      }
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    let children = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (children ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}
