import Ambient

/// How long a widget's own code may take, and the clock that tells.
package struct TimeLimit: Sendable {
  /// The longest time that an answer is waited for.
  package let duration: Duration
  /// Returns when that time has passed, or when the task is cancelled.
  private let wait: @Sendable (Duration) async -> Void

  /// Creates a limit; it is measured by the machine's continuous clock unless a test brings its own.
  package init(
    _ duration: Duration,
    wait: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0, clock: .continuous) }
  ) {
    (self.duration, self.wait) = (duration, wait)
  }

  /// What is left of the limit once `spent` of it has passed.
  package func less(_ spent: Duration) -> TimeLimit { TimeLimit(max(duration - spent, .zero), wait: wait) }

  /// Returns when `time` or all of the limit has passed, whichever is less, or when the task is cancelled.
  package func pass(atMost time: Duration) async { await wait(min(time, duration)) }

  /// What a provider, or the drawing of a picture, may take unless the command line says otherwise.
  package static let standard = TimeLimit(.seconds(30))

  /// What came of a question.
  package enum Outcome<Value> {
    case answer(Value)
    /// The time is over.
    case late
    /// The provider let go of its completion handler: nothing can come any more.
    case abandoned
  }

  /// What `question` is answered with, or nil when there is no answer.
  package func answer<Value>(to question: @escaping () async -> Value) async -> Value? {
    guard case .answer(let value) = await outcome(of: question) else { return nil }
    return value
  }

  /// What comes of `question` before the time is over.
  ///
  /// A question that is given up is cancelled, and what it answers later counts for nothing. It may wait on for ever: a
  /// completion handler that nobody calls cannot be interrupted. So this is a race of two tasks on their own, not a group,
  /// which would wait for both. It may also never return, so it runs on a thread of ``WidgetThreads``.
  package func outcome<Value>(of question: @escaping () async -> Value) async -> Outcome<Value> {
    let question = UncheckedBox(value: question)
    let once = OneShot()
    let tasks = Tasks()
    let work = WidgetWork()
    let outcome: UncheckedBox<Outcome<Value>> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let finish = { @Sendable (outcome: UncheckedBox<Outcome<Value>>) in
          if once.claim() { continuation.resume(returning: outcome) }
        }
        let abandonment = DroppedCompletion { finish(UncheckedBox(value: .abandoned)) }
        tasks.add(
          Task(executorPreference: work) {
            let value = await withAmbientValues({ $0.abandonment = abandonment }) { await question.value() }
            finish(UncheckedBox(value: .answer(value)))
          })
        tasks.add(
          Task {
            await wait(duration)
            finish(UncheckedBox(value: .late))
          })
      }
    } onCancel: {
      tasks.cancel()
    }
    tasks.cancel()
    if case .late = outcome.value { work.giveUp() }
    return outcome.value
  }
}
