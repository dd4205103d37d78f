import Foundation

/// Finds the sets of a catalog and its groups, in alphabetical order.
struct CatalogWalk {
  private(set) var sets: [CatalogSet] = []
  private(set) var problems: [CatalogDiagnostic] = []
  private var visited: Set<FolderIdentity> = []

  /// The maximum depth of nested groups.
  private static let depthLimit = 100

  /// Walks the catalog `folder`. A missing folder has no sets.
  init(_ folder: URL) {
    if isNew(folder) { walk(folder, namespaces: [], depth: 0) }
  }

  private mutating func walk(_ folder: URL, namespaces: [String], depth: Int) {
    guard depth < Self.depthLimit else {
      problems.append(
        CatalogDiagnostic(folder, "groups nested more than \(Self.depthLimit) deep are ignored"))
      return
    }
    for name in Self.names(in: folder) where !name.hasPrefix(".") {
      let child = folder.appending(path: name, directoryHint: .isDirectory)
      guard FolderIdentity(child) != nil else { continue }
      let (stem, suffix) = (child.deletingPathExtension().lastPathComponent, child.pathExtension)
      if let kind = CatalogSet.Kind(rawValue: suffix) {
        sets.append(CatalogSet(kind: kind, namespaces: namespaces, ownName: stem, folder: child))
      } else if !CatalogSet.others.contains(suffix) {
        guard isNew(child) else { continue }
        let group = ["spriteatlas", "xcassets"].contains(suffix) ? stem : name
        walk(child, namespaces: namespaces + (providesNamespace(child) ? [group] : []), depth: depth + 1)
      }
    }
  }

  private mutating func providesNamespace(_ folder: URL) -> Bool {
    do throws(CatalogDiagnostic) {
      return try CatalogContents.read(in: folder)?.properties?.providesNamespace ?? false
    } catch {
      problems.append(error)
      return false
    }
  }

  /// `false` for a folder that a symbolic link leads to for the second time.
  private mutating func isNew(_ folder: URL) -> Bool {
    guard let identity = FolderIdentity(folder) else { return false }
    guard visited.insert(identity).inserted else {
      problems.append(CatalogDiagnostic(folder, "a symbolic link to a folder of the same catalog; it is not followed"))
      return false
    }
    return true
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

/// The identity of a folder, with symbolic links resolved.
private struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init?(_ url: URL) {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
