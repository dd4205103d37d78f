import Synchronization

/// Concurrent work whose results are delivered in the order of its items. All that draws several pictures at once uses it.
package struct OrderedWork: Sendable {
  /// The maximum number of items that are worked on at once.
  package let jobs: Int
  /// The maximum number of items that were taken and whose results were not delivered: it bounds the memory, as one slow
  /// item holds back the results of all that follow.
  package let capacity: Int

  /// - Parameters:
  ///   - jobs: Smaller numbers than 1 count as 1.
  ///   - capacity: At least `jobs` (default: unlimited).
  package init(jobs: Int, capacity: Int = .max) {
    self.jobs = max(jobs, 1)
    self.capacity = max(capacity, self.jobs)
  }

  /// Takes items until there is none, works on them, and delivers the results.
  ///
  /// A result is delivered as soon as those before it were, even while the next item is awaited: its source may be a
  /// program that waits for the answer. Work does not wait for a delivery.
  ///
  /// - Parameters:
  ///   - next: Returns the next item; nil for the end. Called once at a time.
  ///   - onEnd: Called whenever work on an item has ended, in any order.
  ///   - deliver: Called in the order of the items.
  /// - Throws: The first error of any of the closures, after work in progress was cancelled and has ended.
  package func run<Item: Sendable, Output: Sendable, Failure: Error>(
    taking next: @escaping @Sendable () async throws(Failure) -> Item?,
    work: @escaping @Sendable (Item) async throws(Failure) -> Output,
    onEnd: () -> Void = {},
    delivering deliver: (Output) async throws(Failure) -> Void
  ) async throws(Failure) {
    let source = ItemSource(next, capacity: capacity)
    // On these threads, a time limit needs no thread of its own.
    let threads = WidgetWork()
    let events = EventQueue<WorkerEvent<Output, Failure>>()
    let failure = await withTaskGroup(of: Void.self) { group -> Failure? in
      var (workers, ended, delivered) = (0, 0, 0)
      var early: [Int: Output] = [:]
      func addWorker() {
        workers += 1
        group.addTask(executorPreference: threads) { await source.processItems(work) { events.add($0) } }
      }
      defer {
        source.close()
        group.cancelAll()
      }
      addWorker()
      while ended < workers {
        for event in await events.next() {
          switch event {
          // Workers are added one by one, so a short source starts few threads.
          case .busy: if workers < jobs { addWorker() }
          case .ended: ended += 1
          case .done(let index, let output):
            early[index] = output
            onEnd()
            while let output = early.removeValue(forKey: delivered) {
              delivered += 1
              if let failure = await Self.failure(of: deliver, output) { return failure }
              source.didDeliver()
            }
          case .failed(let failure): return failure
          }
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  private static func failure<Output, Failure: Error>(
    of deliver: (Output) async throws(Failure) -> Void, _ output: Output
  ) async -> Failure? {
    do throws(Failure) {
      try await deliver(output)
      return nil
    } catch {
      return error
    }
  }
}

/// An event of a worker.
private enum WorkerEvent<Output: Sendable, Failure: Error>: Sendable {
  /// The worker has taken its first item.
  case busy
  case done(Int, Output)
  case failed(Failure)
  /// There are no more items.
  case ended
}

/// A queue of events with one reader. Unlike `AsyncStream`, it does not end when the reading task is cancelled.
private final class EventQueue<Event: Sendable>: Sendable {
  private let state = Mutex((events: [Event](), waiter: CheckedContinuation<Void, Never>?.none))

  func add(_ event: Event) {
    let waiter = state.withLock { state in
      state.events.append(event)
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  /// The events since the last call. Waits for at least one.
  func next() async -> [Event] {
    await withCheckedContinuation { continuation in
      let isNow = state.withLock { state in
        if state.events.isEmpty { state.waiter = continuation }
        return !state.events.isEmpty
      }
      if isNow { continuation.resume() }
    }
    return state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}

/// The source of items, shared by all workers. It numbers the items.
private final class ItemSource<Item: Sendable, Failure: Error>: Sendable {
  private struct State {
    var (taken, delivered) = (0, 0)
    var (isTaking, isAtEnd) = (false, false)
    /// Workers that wait for their turn or for room.
    var waiters: [CheckedContinuation<Void, Never>] = []

    mutating func removeWaiters() -> [CheckedContinuation<Void, Never>] {
      defer { waiters = [] }
      return waiters
    }
  }

  private enum Turn {
    case own(Int)
    case atEnd
    case later
  }

  private enum Step {
    case item(Int, Item)
    case atEnd
    case failed(Failure)
  }

  private let take: @Sendable () async throws(Failure) -> Item?
  private let capacity: Int
  private let state = Mutex(State())

  init(_ take: @escaping @Sendable () async throws(Failure) -> Item?, capacity: Int) {
    (self.take, self.capacity) = (take, capacity)
  }

  /// Works on items until there are no more, or one fails.
  func processItems<Output: Sendable>(
    _ work: @Sendable (Item) async throws(Failure) -> Output,
    report: @Sendable (WorkerEvent<Output, Failure>) -> Void
  ) async {
    var isFirst = true
    while true {
      switch await next() {
      case .atEnd: return report(.ended)
      case .failed(let failure): return report(.failed(failure))
      case .item(let index, let item):
        if isFirst { report(.busy) }
        isFirst = false
        do throws(Failure) {
          report(.done(index, try await work(item)))
        } catch {
          close()
          return report(.failed(error))
        }
      }
    }
  }

  /// Makes room for another item.
  func didDeliver() { change { $0.delivered += 1 } }

  /// Ends the source: workers get no more items.
  func close() { change { $0.isAtEnd = true } }

  private func next() async -> Step {
    while true {
      switch state.withLock({ turn(&$0) }) {
      case .atEnd: return .atEnd
      case .own(let index):
        let step = await step(index)
        change { state in
          state.isTaking = false
          if case .item = step { state.taken += 1 } else { state.isAtEnd = true }
        }
        return step
      case .later:
        await withCheckedContinuation { continuation in
          let isNow = state.withLock { state in
            let isNow = state.isAtEnd || isFree(state)
            if !isNow { state.waiters.append(continuation) }
            return isNow
          }
          if isNow { continuation.resume() }
        }
      }
    }
  }

  private func turn(_ state: inout State) -> Turn {
    if state.isAtEnd { return .atEnd }
    guard isFree(state) else { return .later }
    state.isTaking = true
    return .own(state.taken)
  }

  private func isFree(_ state: State) -> Bool { !state.isTaking && state.taken - state.delivered < capacity }

  private func step(_ index: Int) async -> Step {
    do throws(Failure) {
      return try await take().map { .item(index, $0) } ?? .atEnd
    } catch {
      return .failed(error)
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      return state.removeWaiters()
    }
    for waiter in waiters { waiter.resume() }
  }
}

extension Collection where Element: Sendable {
  /// The results of `transform` in order, computed `jobs` at a time.
  ///
  /// - Parameter onEnd: Called after each, in any order.
  package func concurrentMap<Output: Sendable, Failure: Error>(
    jobs: Int, onEnd: () -> Void = {}, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Output
  ) async throws(Failure) -> [Output] {
    let waiting = Mutex(Array(self)[...])
    var results: [Output] = []
    try await OrderedWork(jobs: jobs).run(
      taking: { () async throws(Failure) in waiting.withLock { $0.popFirst() } }, work: transform, onEnd: onEnd,
      delivering: { (output: Output) async throws(Failure) in results.append(output) })
    return results
  }
}
