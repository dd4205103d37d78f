import Diagnostics

/// Diagnostics of stores other than `store.empty`.
enum StoreDiagnostics {
  static func plainObject(_ className: String) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "store.plain-object",
        message: "its class was not generated, so an NSManagedObject is used; create objects with init(context:)",
        subject: className))
  }

  static func missingModel(_ name: String) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "store.no-model",
        message: "no model of this name; add its .xcdatamodeld to the target, or use --include",
        subject: name))
  }
}
