import Ambient
import Diagnostics
package import Dispatch

/// A service of Apple's systems that this machine does not have: health data, a keychain, a map.
///
/// Its facade answers as Apple's does without the service or without permission, and reports the diagnostic
/// `service.unavailable`, which explains why, for example, a picture shows no steps.
package struct UnavailableService: Sendable {
  /// The name of its module: `HealthKit`.
  package let name: String
  private let answer: String

  /// - Parameter answer: The answer to requests, as the end of a sentence: “no data are found”.
  package init(_ name: String, answer: String) {
    (self.name, self.answer) = (name, answer)
  }

  /// Reports that the service was used.
  package func report() {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "service.unavailable", message: "not available on this machine; \(answer)", subject: name))
  }

  /// Reports that the service was used, and returns its answer.
  package func answer<Value>(_ value: Value) -> Value {
    report()
    return value
  }

  /// Reports that the service was used, and calls `work` later. As on Apple's systems, completion handlers are called
  /// after the request returns. The picture's ambient values, such as its language, are bound again.
  package func report(on queue: DispatchQueue = .global(), answering work: @escaping () -> Void) {
    report()
    Self.later(on: queue, work)
  }

  /// Calls `work` later with the picture's ambient values, without a report.
  package static func later(on queue: DispatchQueue = .global(), _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    let ambient = AmbientValues.current
    queue.async { ambient.bind { work() } }
  }
}
