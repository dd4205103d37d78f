package import Foundation

package struct CatalogData: Hashable, Sendable {
  package let file: URL
  /// A uniform type identifier, such as `public.json`; `nil` if the set does not have one.
  package let typeIdentifier: String?

  /// The file of `set` for a phone, else for any device, else the first. Returns `nil` and reports a problem if there
  /// is none.
  static func best(of set: CatalogSet) -> CatalogData? {
    let entries = (CatalogContents.reported(of: set)?.data ?? []).filter { $0.file(in: set.folder) != nil }
    let chosen = entries.preferring({ $0.idiom == "iphone" }, { ($0.idiom ?? "universal") == "universal" }).first
    guard let chosen, let file = chosen.file(in: set.folder) else {
      CatalogDiagnostic(set.folder, "the set does not name a file").report()
      return nil
    }
    return CatalogData(file: file, typeIdentifier: chosen.type)
  }
}
