package import Foundation
import Synchronization

/// The asset catalogs of a folder in a source tree: `*.xcassets` with a folder per set.
///
/// A set's name is its folder's name, prefixed by the enclosing folders that provide a namespace. Nothing is read
/// before a name is requested; what was read is cached. Safe to share between threads.
package final class AssetCatalog: Sendable {
  private let known: Mutex<KnownSets>

  /// The catalogs in `folder`, or `folder` itself if it is one.
  package init(folder: URL) { known = Mutex(KnownSets(folder: folder)) }

  /// The variants of the image set, symbol set or app icon `name`; `nil` if there is none, empty if it has no files.
  package func images(named name: String) -> [CatalogImage]? { known.withLock { $0.images(named: name) } }

  /// The variants of the colour set `name`; `nil` if there is none, empty if it has no colours.
  package func colors(named name: String) -> [CatalogColor]? { known.withLock { $0.colors(named: name) } }

  /// The file of the data set `name`; `nil` if there is none.
  package func data(named name: String) -> CatalogData? {
    known.withLock { $0.set(name, .data).flatMap(CatalogData.best) }
  }

  /// The catalogs in `folder`, in alphabetical order, or `folder` itself if it is one.
  package static func catalogs(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      folder.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  /// Every set of the catalog `folder`, in alphabetical order of the folders.
  package static func sets(inCatalog folder: URL) -> [CatalogSet] { CatalogWalk(folder).sets }
}

/// The sets of a folder's catalogues, and the variants of those that were asked for.
private struct KnownSets {
  private let folder: URL
  private var index: [CatalogSet.Kind: [String: CatalogSet]]?
  private var images: [String: [CatalogImage]] = [:]
  private var colors: [String: [CatalogColor]] = [:]

  init(folder: URL) { self.folder = folder }

  mutating func images(named name: String) -> [CatalogImage]? {
    if let known = images[name] { return known }
    guard let set = set(name, .image) ?? set(name, .symbol) ?? set(name, .appIcon) else { return nil }
    let found = CatalogImage.variants(of: set)
    images[name] = found
    return found
  }

  mutating func colors(named name: String) -> [CatalogColor]? {
    if let known = colors[name] { return known }
    guard let set = set(name, .color) else { return nil }
    let found = CatalogColor.variants(of: set)
    colors[name] = found
    return found
  }

  mutating func set(_ name: String, _ kind: CatalogSet.Kind) -> CatalogSet? {
    if let index { return index[kind]?[name] }
    var index: [CatalogSet.Kind: [String: CatalogSet]] = [:]
    for catalog in AssetCatalog.catalogs(in: folder) {
      let walk = CatalogWalk(catalog)
      walk.problems.forEach { $0.report() }
      // If a name occurs several times, the first in alphabetical order of the folders is used.
      for set in walk.sets where index[set.kind]?[set.name] == nil { index[set.kind, default: [:]][set.name] = set }
    }
    self.index = index
    return index[kind]?[name]
  }
}
