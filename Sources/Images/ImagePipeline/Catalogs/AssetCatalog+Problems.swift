package import Foundation
import Graphics

extension AssetCatalog {
  /// The problems of the catalog `folder`: first broken `Contents.json` files, which are fatal; then, in alphabetical
  /// order of the sets, missing and unreadable image files and invalid colours.
  package static func problems(inCatalog folder: URL) -> [CatalogDiagnostic] {
    let walk = CatalogWalk(folder)
    var problems = walk.problems
    do throws(CatalogDiagnostic) { _ = try CatalogContents.read(in: folder) } catch { problems.append(error) }
    for set in walk.sets {
      do throws(CatalogDiagnostic) {
        guard let contents = try CatalogContents.read(in: set.folder) else { continue }
        problems += contents.problems(of: set)
      } catch {
        problems.append(error)
      }
    }
    return problems
  }
}

extension CatalogContents {
  fileprivate func problems(of set: CatalogSet) -> [CatalogDiagnostic] {
    switch set.kind {
    case .color:
      return (colors ?? []).flatMap { $0.color?.problems(in: set.folder) ?? [] }
    case .data:
      return files(data, in: set).compactMap(Self.missing)
    case .image, .symbol, .appIcon:
      let files = files(set.kind == .symbol ? symbols : images, in: set)
      // A new project's app icon is empty.
      if files.isEmpty, set.kind != .appIcon { return [CatalogDiagnostic(set.folder, "the set does not name a file")] }
      return files.compactMap(Self.damage)
    }
  }

  private func files(_ entries: [FileEntry]?, in set: CatalogSet) -> [URL] {
    (entries ?? []).compactMap { $0.file(in: set.folder) }
  }

  private static func missing(_ file: URL) -> CatalogDiagnostic? {
    FileManager.default.fileExists(atPath: file.path)
      ? nil : CatalogDiagnostic(file, "Contents.json names this file, but it does not exist")
  }

  private static func damage(_ file: URL) -> CatalogDiagnostic? {
    if let problem = missing(file) { return problem }
    do throws(ImageError) {
      _ = try ImageReader.asset(contentsOfFile: file.path, scale: 1)
      return nil
    } catch {
      return CatalogDiagnostic(file, "\(error)")
    }
  }
}
