import Diagnostics

/// What is said of stores besides that they begin empty.
enum StoreReports {
  static func plainObject(_ className: String) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "store.plain-object",
        message: "its class was not generated, so an NSManagedObject stands in; make one with init(context:)",
        subject: className))
  }

  static func missingModel(_ name: String) {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "store.no-model",
        message: "the tool has no model of this name; add its .xcdatamodeld to the target, or give it with --include",
        subject: name))
  }
}
