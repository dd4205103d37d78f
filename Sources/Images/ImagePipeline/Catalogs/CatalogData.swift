package import Foundation

/// The file of a data set.
package struct CatalogData: Hashable, Sendable {
  package let file: URL
  /// A uniform type identifier, such as `public.json`; nil where the set says none.
  package let typeIdentifier: String?

  /// The file of `set` for a phone, else for any device, else the first; nil, reported, where it names none.
  static func best(of set: CatalogSet) -> CatalogData? {
    let entries = (CatalogContents.reported(of: set)?.data ?? []).filter { $0.file(in: set.folder) != nil }
    let chosen = entries.preferring({ $0.idiom == "iphone" }, { ($0.idiom ?? "universal") == "universal" }).first
    guard let chosen, let file = chosen.file(in: set.folder) else {
      CatalogDiagnostic(set.folder, "the set names no file").report()
      return nil
    }
    return CatalogData(file: file, typeIdentifier: chosen.type)
  }
}
