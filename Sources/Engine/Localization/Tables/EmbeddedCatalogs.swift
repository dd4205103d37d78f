import Foundation
import Synchronization

/// String catalogs that are compiled into the program, for single-file tools. They are used for a text without a
/// bundle if no bundle of the program has it.
public enum EmbeddedCatalogs {
  private static let catalogs = Mutex<[String: Data]>([:])

  /// Adds a catalog. One with the same name replaces it in tables that are created later.
  ///
  /// - Parameters:
  ///   - bytes: A file in Xcode's format `xcstrings`.
  ///   - table: The table's name (default: `Localizable`).
  public static func add(_ bytes: [UInt8], table: String = "Localizable") {
    catalogs.withLock { $0[table] = Data(bytes) }
  }

  /// The table of a name; nil if none was added.
  static func table(_ name: String) -> BundleTables.Table? {
    guard let data = catalogs.withLock({ $0[name] }) else { return nil }
    return BundleTables.Table(StringCatalog(data, of: "\(name).xcstrings"))
  }
}
