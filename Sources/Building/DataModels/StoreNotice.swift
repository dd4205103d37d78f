package import Diagnostics
package import Foundation

/// What is said when a widget reads a store that its app would have filled.
package enum StoreNotice {
  /// Says that the store at an address begins empty, once for each picture. A store that is in memory by the widget's own
  /// wish is as it should be.
  package static func report(store: URL?, isInMemory: Bool, to log: DiagnosticLog = .current) {
    guard !isInMemory, store?.path != "/dev/null" else { return }
    log.report(
      Diagnostic(
        id: "store.empty",
        message: "the app's store is not on this machine; it begins empty, and what the widget saves is kept in memory",
        subject: store?.lastPathComponent ?? "default.store"))
  }
}
