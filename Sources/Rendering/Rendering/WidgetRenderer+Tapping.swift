import Ambient
import Diagnostics
package import LayoutEngine
import Timelines
import Views
import Widgets

extension WidgetRenderer {
  /// Performs the intent of a button or toggle, which may request new timelines.
  ///
  /// - Returns: What the intent asks the system for.
  /// - Throws: ``RenderError/intent(_:_:)`` for the intent's own error, and ``RenderError/intentTimedOut(_:limit:)``.
  package func perform(_ intent: TapIntent) async throws(RenderError) -> TapOutcome {
    let outcome = await withAmbientValues({ values in
      bind(in: &values, at: world.now)
      values.ignoresReloads = false
    }) {
      await world.timeLimit.outcome { () async -> Result<TapOutcome, TapFailure> in
        do throws(TapFailure) {
          return .success(try await intent.perform())
        } catch {
          return .failure(error)
        }
      }
    }
    switch outcome {
    case .answer(.success(let outcome)): return outcome
    case .answer(.failure(let failure)): throw .intent(intent.name, failure.reason)
    case .timedOut: throw .intentTimedOut(intent.name, limit: world.timeLimit.duration)
    case .abandoned: throw .intent(intent.name, "it ended without an answer")
    }
  }
}

extension RenderRequest {
  /// The request for the picture that is shown while the intent of a control runs.
  package func whileRunning(_ control: TappedControl) -> RenderRequest {
    var request = self
    request.runningControl = control.place as? ViewPath
    return request
  }
}
