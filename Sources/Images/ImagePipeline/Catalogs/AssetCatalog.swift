package import Foundation
import Synchronization

/// The asset catalogues of one folder, read as they lie in a source tree: `*.xcassets` with a folder for each set.
///
/// A set's name is that of its folder, behind the names of the folders around it that provide a namespace. Nothing is
/// read before a name is asked for; what was read is kept. Safe to share between threads.
package final class AssetCatalog: Sendable {
  private let known: Mutex<KnownSets>

  /// The catalogues that lie in `folder`, or `folder` itself if it is one.
  package init(folder: URL) { known = Mutex(KnownSets(folder: folder)) }

  /// The variants of the image set, symbol set or app icon `name`; nil when there is none, empty when it has no files.
  package func images(named name: String) -> [CatalogImage]? { known.withLock { $0.images(named: name) } }

  /// The variants of the colour set `name`; nil when there is none, empty when it says nothing.
  package func colors(named name: String) -> [CatalogColor]? { known.withLock { $0.colors(named: name) } }

  /// The file of the data set `name`; nil when there is none.
  package func data(named name: String) -> CatalogData? {
    known.withLock { $0.set(name, .data).flatMap(CatalogData.best) }
  }

  /// The catalogues in `folder`, in alphabetical order, or `folder` itself if it is one.
  package static func catalogs(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcassets" { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      folder.appending(path: $0, directoryHint: .isDirectory)
    }
  }

  /// Every set of the catalogue `folder`, in alphabetical order of the folders.
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
      // The first of a name wins, in alphabetical order of the folders.
      for set in walk.sets where index[set.kind]?[set.name] == nil { index[set.kind, default: [:]][set.name] = set }
    }
    self.index = index
    return index[kind]?[name]
  }
}
