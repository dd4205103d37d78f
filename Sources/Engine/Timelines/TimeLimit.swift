import Ambient

/// The time that a widget's own code may take, with the clock that measures it.
package struct TimeLimit: Sendable {
  package let duration: Duration
  /// Returns when that time has passed or the task is cancelled; nil for the machine's clock.
  private let wait: (@Sendable (Duration) async -> Void)?

  /// Creates a limit that is measured by the machine's clock, or by a test's own.
  package init(_ duration: Duration, wait: (@Sendable (Duration) async -> Void)? = nil) {
    (self.duration, self.wait) = (duration, wait)
  }

  /// The time that is left of the limit after `spent`.
  package func reduced(by spent: Duration) -> TimeLimit { TimeLimit(max(duration - spent, .zero), wait: wait) }

  /// Returns after `time` or the limit, whichever is shorter, or when the task is cancelled.
  package func sleep(atMost time: Duration) async {
    let time = min(time, duration)
    if let wait { await wait(time) } else { try? await Task.sleep(for: time, clock: .continuous) }
  }

  /// The default limit for a provider, and for drawing a picture.
  package static let standard = TimeLimit(.seconds(30))

  package enum Outcome<Value> {
    case answer(Value)
    /// The time is over.
    case timedOut
    /// The provider released its completion handler without calling it.
    case abandoned
  }

  /// The result of `question`; nil if it was late or abandoned.
  package func answer<Value>(to question: @escaping () async -> Value) async -> Value? {
    guard case .answer(let value) = await outcome(of: question) else { return nil }
    return value
  }

  /// Runs `question` until it returns or the time is over.
  ///
  /// A question that is late is cancelled and its result is ignored. It may wait forever: a completion handler that
  /// is never called cannot be interrupted. So this is a race of two unstructured tasks, not a task group, which
  /// would wait for both. The question may also never return, so it runs on a thread of ``WidgetThreads``.
  package func outcome<Value>(of question: @escaping () async -> Value) async -> Outcome<Value> {
    let question = UncheckedBox(value: question)
    let once = OneShot()
    let tasks = CancellableTasks()
    let work = WidgetWork()
    let outcome: UncheckedBox<Outcome<Value>> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let finish = { @Sendable (outcome: UncheckedBox<Outcome<Value>>) in
          if once.claim() { continuation.resume(returning: outcome) }
        }
        let droppedCompletion = DroppedCompletion { finish(UncheckedBox(value: .abandoned)) }
        WidgetThreads.shared.handOver {
          tasks.add(
            Task(executorPreference: work) {
              let value = await withAmbientValues({ $0.droppedCompletion = droppedCompletion }) {
                await question.value()
              }
              WidgetThreads.shared.handOver { finish(UncheckedBox(value: .answer(value))) }
            })
        }
        if let wait {
          tasks.add(
            Task {
              await wait(duration)
              finish(UncheckedBox(value: .timedOut))
            })
        } else {
          let giveUp = { @Sendable in finish(UncheckedBox(value: .timedOut)) }
          let token = DeadlineTimer.shared.schedule(after: duration, giveUp)
          tasks.onCancel {
            DeadlineTimer.shared.cancel(token)
            giveUp()
          }
        }
      }
    } onCancel: {
      tasks.cancel()
    }
    tasks.cancel()
    if case .timedOut = outcome.value { work.giveUp() }
    return outcome.value
  }
}
