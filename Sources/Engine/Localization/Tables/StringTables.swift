public import Foundation
import Synchronization

/// The string tables: those of the main bundle, and of any bundle that a text names.
///
/// A file is read once, when a text first uses its table. Safe to share between threads.
public final class StringTables: Sendable, Hashable {
  /// Where a text without a bundle is looked up, in this order.
  private enum Main {
    case bundles([URL])
    /// The folder of a program, and the program's own `.resources` folders in it.
    case program(URL, name: String?)
  }

  private let known: Mutex<Known>

  /// Tables of a program with these bundles; a text without a bundle is looked up in all of them, in this order.
  public init(mainBundles: [URL]) { known = Mutex(Known(.bundles(mainBundles))) }

  /// The tables of the program whose main bundle is `bundle`: those of its folder, of its own resource folders beside
  /// it, and ``EmbeddedCatalogs``. Resource folders of other programs in the same folder are ignored. The folders are
  /// listed when the first text is looked up.
  public convenience init(main bundle: Bundle) {
    self.init(
      programIn: bundle.resourceURL ?? bundle.bundleURL, named: bundle.executableURL?.lastPathComponent)
  }

  /// The tables of a program in a folder; without a name it has no resource folders.
  package init(programIn folder: URL, named name: String?) { known = Mutex(Known(.program(folder, name: name))) }

  package func format(for key: String, table: String?, bundle: URL?, locale: Locale) -> StringFormat? {
    guard !key.isEmpty else { return nil }
    let chain = LanguageChain.languages(for: locale)
    return known.withLock { known in
      let table = table ?? "Localizable"
      for folder in bundle.map({ [$0] }) ?? known.mainBundles() {
        if let format = known.format(for: key, table: table, in: chain, of: folder) { return format }
      }
      return bundle == nil ? known.embeddedFormat(for: key, table: table, in: chain) : nil
    }
  }

  /// Identity.
  public static func == (a: StringTables, b: StringTables) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private struct Known {
    var main: Main
    var bundles: [URL: BundleTables?] = [:]
    var embedded: [String: BundleTables.Table?] = [:]
    let hasEmbedded: Bool

    init(_ main: Main) {
      self.main = main
      if case .program = main { hasEmbedded = true } else { hasEmbedded = false }
    }

    mutating func embeddedFormat(for key: String, table name: String, in chain: [String]) -> StringFormat? {
      guard hasEmbedded else { return nil }
      var table = embedded[name] ?? EmbeddedCatalogs.table(name)
      defer { embedded[name] = .some(table) }
      return table?.format(for: key, in: chain)
    }

    mutating func mainBundles() -> [URL] {
      switch main {
      case .bundles(let bundles): return bundles
      case .program(let folder, let name):
        let bundles = [folder] + ProgramResources.folders(in: folder, ofProgram: name)
        main = .bundles(bundles)
        return bundles
      }
    }

    mutating func format(for key: String, table: String, in chain: [String], of folder: URL) -> StringFormat? {
      var bundle = bundles[folder] ?? BundleTables(folder)
      defer { bundles[folder] = .some(bundle) }
      return bundle?.format(for: key, table: table, in: chain)
    }
  }
}
