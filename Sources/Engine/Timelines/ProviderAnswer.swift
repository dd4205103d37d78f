import Ambient
import Diagnostics

/// The value of the first call of a completion handler. As in WidgetKit, later calls are ignored; a diagnostic
/// reports them.
///
/// Never returns if the handler is never called: ``TimeLimit`` ends the wait, and learns when the handler was
/// released.
package func firstAnswer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  // The handler may run on a thread without the task's values.
  let log = DiagnosticLog.current
  // A checked continuation would print a warning when the provider releases the handler.
  return await withUnsafeContinuation { (continuation: UnsafeContinuation<UncheckedBox<Value>, Never>) in
    let right = OneShotCompletion()
    ask { value in
      guard right.claim() else {
        return log.report(
          Diagnostic(
            id: "timeline.several-answers",
            message: "the provider called its completion handler more than once; the first answer is used"))
      }
      continuation.resume(returning: UncheckedBox(value: value))
    }
  }.value
}
