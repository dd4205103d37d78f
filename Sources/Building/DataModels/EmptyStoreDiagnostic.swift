package import Diagnostics
package import Foundation

/// The diagnostic for a store that only the widget's app would have filled.
package enum EmptyStoreDiagnostic {
  /// Reports, once for each picture, that the store at a URL starts empty. A store that the widget itself keeps in
  /// memory is not reported.
  package static func report(store: URL?, isInMemory: Bool, to log: DiagnosticLog = .current) {
    guard !isInMemory, store?.path != "/dev/null" else { return }
    log.report(
      Diagnostic(
        id: "store.empty",
        message: "the app's store is not on this machine; it starts empty, and what the widget saves is kept in memory",
        subject: store?.lastPathComponent ?? "default.store"))
  }
}
