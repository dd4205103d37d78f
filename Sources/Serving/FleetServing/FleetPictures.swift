import FleetStore
package import Foundation
import PictureServing
import Synchronization

/// The widgets that clients ask for, as the database last said they are. It is asked again when it says that a picture
/// was replaced, at the date of a change, and after two seconds.
///
/// Requests for one widget share a question. What was asked for longest ago is forgotten when there are too many bytes.
package final class FleetPictures: Sendable {
  package struct Answer: Sendable {
    package let widget: ServedWidget
    /// False if the database did not answer, and it is the last known one.
    package let isCurrent: Bool
  }

  package enum Failure: Error, Hashable, Sendable {
    case unknownWidget
    /// The database does not answer, and nothing is known.
    case unavailable
  }

  /// Asks the database for a widget, of which something may be known; calls back on any thread.
  package typealias Question =
    @Sendable (
      WidgetName, ServedWidget?, @escaping @Sendable (Result<ServedWidget?, FleetReaders.Failure>) -> Void
    ) -> Void
  package typealias Callback = @Sendable (Result<Answer, Failure>) -> Void

  fileprivate struct Entry {
    var widget: ServedWidget
    /// When the question was asked.
    let date: Date
    /// Counts the times at which anything may have changed.
    let generation: Int
    var isOutdated: Bool
    /// The number of the last request.
    var use: UInt64
  }

  /// A question without an answer yet.
  fileprivate struct OpenQuestion {
    let date: Date
    let generation: Int
    /// Whether the picture may have been replaced since the question was asked.
    var isOutdated = false
    var callbacks: [Callback]
  }

  fileprivate struct State {
    var entries: [WidgetName: Entry] = [:]
    var names: [Int64: WidgetName] = [:]
    var questions: [WidgetName: OpenQuestion] = [:]
    var byteCount = 0
    var generation = 0
    var requests: UInt64 = 0
  }

  /// How long an answer of the database is taken to be true, in seconds.
  static let lifetime: TimeInterval = 2
  /// How long requests wait for the database if something older is known, in seconds.
  static let patience: TimeInterval = 1

  private let state = Mutex(State())
  private let limit: Int
  private let clock: @Sendable () -> Date
  private let wait: Wait
  private let ask: Question

  /// Calls back after a time in seconds, on any thread.
  package typealias Wait = @Sendable (TimeInterval, @escaping @Sendable () -> Void) -> Void

  /// - Parameter limit: The most bytes that are kept, about.
  package init(
    limit: Int, clock: @escaping @Sendable () -> Date = { Date() },
    waiting wait: @escaping Wait = { DispatchQueue.global().asyncAfter(deadline: .now() + $0, execute: $1) },
    asking ask: @escaping Question
  ) {
    (self.limit, self.clock, self.wait, self.ask) = (limit, clock, wait, ask)
  }

  /// What a widget is now.
  package func answer(for widget: WidgetName) async throws(Failure) -> Answer {
    if let known = state.withLock({ $0.current(widget, at: clock()) }) { return Answer(widget: known, isCurrent: true) }
    return try await withCheckedContinuation { continuation in
      find(widget) { continuation.resume(returning: $0) }
    }.get()
  }

  /// Calls back once, at once or on any thread.
  package func find(_ widget: WidgetName, then callback: @escaping Callback) {
    let now = clock()
    enum Step {
      case answer(Answer)
      case wait
      case ask(ServedWidget?)
    }
    let step: Step = state.withLock { state in
      if let known = state.current(widget, at: now) { return .answer(Answer(widget: known, isCurrent: true)) }
      let known = state.entries[widget]?.widget
      guard let open = state.questions[widget] else {
        state.questions[widget] = OpenQuestion(date: now, generation: state.generation, callbacks: [callback])
        return .ask(known)
      }
      if let known, now.timeIntervalSince(open.date) >= Self.patience {
        return .answer(Answer(widget: known, isCurrent: false))
      }
      state.questions[widget]?.callbacks.append(callback)
      return .wait
    }
    switch step {
    case .answer(let answer): callback(.success(answer))
    case .wait: break
    case .ask(let known):
      ask(widget, known) { [self] in finish(widget, $0) }
      if known != nil { wait(Self.patience) { [weak self] in self?.giveKnown(widget, askedAt: now) } }
    }
  }

  /// Lets those who wait for the answer to a question have the one before.
  private func giveKnown(_ name: WidgetName, askedAt date: Date) {
    let (callbacks, answer) = state.withLock { state -> ([Callback], Answer?) in
      guard let question = state.questions[name], question.date == date, let entry = state.entries[name] else {
        return ([], nil)
      }
      state.questions[name]?.callbacks = []
      return (question.callbacks, Answer(widget: entry.widget, isCurrent: false))
    }
    guard let answer else { return }
    for callback in callbacks { callback(.success(answer)) }
  }

  private func finish(_ name: WidgetName, _ result: Result<ServedWidget?, FleetReaders.Failure>) {
    let (callbacks, answer) = state.withLock { state -> ([Callback], Result<Answer, Failure>) in
      guard let question = state.questions.removeValue(forKey: name) else { return ([], .failure(.unavailable)) }
      switch result {
      case .success(let widget?):
        state.requests += 1
        state.put(
          Entry(
            widget: widget, date: question.date, generation: question.generation, isOutdated: question.isOutdated,
            use: state.requests), for: name)
        state.trim(to: limit)
        return (question.callbacks, .success(Answer(widget: widget, isCurrent: true)))
      case .success(nil):
        state.remove(name)
        return (question.callbacks, .failure(.unknownWidget))
      case .failure:
        let known = state.entries[name].map { Answer(widget: $0.widget, isCurrent: false) }
        return (question.callbacks, known.map { .success($0) } ?? .failure(.unavailable))
      }
    }
    for callback in callbacks { callback(answer) }
  }

  /// Says that pictures were replaced.
  ///
  /// - Parameter numbers: Those of their widgets; nil for any.
  package func expire(_ numbers: Set<Int64>?) {
    state.withLock { state in
      guard let numbers else {
        state.generation += 1
        return
      }
      for number in numbers {
        if let name = state.names[number] { state.entries[name]?.isOutdated = true }
      }
      // The number of a widget is not known before the first answer.
      for name in state.questions.keys where state.entries[name].map({ numbers.contains($0.widget.number) }) ?? true {
        state.questions[name]?.isOutdated = true
      }
    }
  }

  /// The number of the widget, if it is known.
  func number(of widget: WidgetName) -> Int64? { state.withLock { $0.entries[widget]?.widget.number } }

  /// What is kept.
  package var size: (widgets: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.byteCount) } }
}

extension FleetPictures.State {
  /// What is known of a widget, if the database need not be asked again.
  fileprivate mutating func current(_ name: WidgetName, at now: Date) -> ServedWidget? {
    guard let entry = entries[name], !entry.isOutdated, entry.generation == generation,
      // Clocks are set back sometimes.
      (0..<FleetPictures.lifetime).contains(now.timeIntervalSince(entry.date))
    else { return nil }
    if let next = entry.widget.next, entry.date < next, next <= now { return nil }
    requests += 1
    entries[name]?.use = requests
    return entry.widget
  }

  fileprivate mutating func put(_ entry: FleetPictures.Entry, for name: WidgetName) {
    remove(name)
    entries[name] = entry
    names[entry.widget.number] = name
    byteCount += entry.widget.byteCount
  }

  fileprivate mutating func remove(_ name: WidgetName) {
    guard let entry = entries.removeValue(forKey: name) else { return }
    names[entry.widget.number] = nil
    byteCount -= entry.widget.byteCount
  }

  fileprivate mutating func trim(to limit: Int) {
    guard byteCount > limit else { return }
    // An eighth more, so that this is rare.
    for (name, _) in entries.sorted(by: { $0.value.use < $1.value.use }) {
      guard byteCount > limit / 8 * 7 else { return }
      remove(name)
    }
  }
}
