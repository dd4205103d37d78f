import Ambient
import Diagnostics
package import Dispatch

/// A service of Apple's systems that this machine does not have: health data, a keychain, a map.
///
/// Its facade gives the answer that Apple's gives where the service is missing or was denied, and says so in the
/// diagnostic `service.unavailable`, so that nobody wonders why a picture shows no steps.
package struct UnavailableService: Sendable {
  /// The module that stands for it: `HealthKit`.
  package let name: String
  private let answer: String

  /// - Parameter answer: What those who ask are told, as the rest of a sentence: “no data are found”.
  package init(_ name: String, answer: String) {
    (self.name, self.answer) = (name, answer)
  }

  /// Reports that it was asked.
  package func report() {
    DiagnosticLog.current.report(
      Diagnostic(
        id: "service.unavailable", message: "is a service that this machine does not have; \(answer)", subject: name))
  }

  /// Reports that it was asked, and answers: afterwards, as on Apple's systems, where nothing is called before the
  /// question has returned. What belongs to the picture, such as its language, is the same in the answer.
  package func report(on queue: DispatchQueue = .global(), answering work: @escaping () -> Void) {
    report()
    Self.later(on: queue, work)
  }

  /// Does `work` afterwards with what belongs to the picture, and reports nothing.
  package static func later(on queue: DispatchQueue = .global(), _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    let ambient = AmbientValues.current
    queue.async { ambient.bind { work() } }
  }
}
