import Foundation
import Synchronization

/// String catalogs that are compiled into the program, for tools that are one file: what a text without a bundle says where
/// no bundle of the program has it.
package enum EmbeddedCatalogs {
  private static let catalogs = Mutex<[String: Data]>([:])

  /// Gives the program a catalog; one of the same name takes its place in tables that are made later.
  ///
  /// - Parameters:
  ///   - bytes: A file in Xcode's format `xcstrings`.
  ///   - table: The table's name, `Localizable` for texts that name none.
  package static func add(_ bytes: [UInt8], table: String = "Localizable") {
    catalogs.withLock { $0[table] = Data(bytes) }
  }

  /// The table of a name; nil where none was added.
  static func table(_ name: String) -> BundleTables.Table? {
    guard let data = catalogs.withLock({ $0[name] }) else { return nil }
    let catalog = StringCatalog(data, of: URL(fileURLWithPath: "\(name).xcstrings", relativeTo: nil))
    return BundleTables.Table(
      catalog: catalog, sourceLanguage: LanguageChain.canonical(catalog.sourceLanguage))
  }
}
