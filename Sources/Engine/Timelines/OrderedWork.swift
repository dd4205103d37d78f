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
  /// program that waits for the answer.
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
    let failure = await withTaskGroup(of: Event<Item, Output, Failure>.self) { group -> Failure? in
      var (taken, delivered, running) = (0, 0, 0)
      var (isTaking, isAtEnd) = (false, false)
      var early: [Int: Output] = [:]
      func take() {
        guard !isTaking, !isAtEnd, running < jobs, taken - delivered < capacity else { return }
        isTaking = true
        group.addTask { await Event(taking: next) }
      }
      take()
      while let event = await group.next() {
        switch event {
        case .taken(let item):
          let index = taken
          (isTaking, taken, running) = (false, taken + 1, running + 1)
          group.addTask { await Event(index, item, work) }
        case .atEnd: (isTaking, isAtEnd) = (false, true)
        case .done(let index, let output):
          running -= 1
          early[index] = output
          onEnd()
          while let output = early.removeValue(forKey: delivered) {
            delivered += 1
            if let failure = await Self.failure(of: deliver, output) {
              group.cancelAll()
              return failure
            }
          }
        case .failed(let failure):
          group.cancelAll()
          return failure
        }
        take()
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

/// What a child task of ``OrderedWork`` ends with.
///
/// In a release build of Swift 6.3, a child task that catches a typed error in its own closure leaves the group without a
/// value; here initializers catch it.
private enum Event<Item: Sendable, Output: Sendable, Failure: Error>: Sendable {
  case taken(Item)
  case atEnd
  case done(Int, Output)
  case failed(Failure)

  init(taking next: () async throws(Failure) -> Item?) async {
    do throws(Failure) {
      self = if let item = try await next() { .taken(item) } else { .atEnd }
    } catch {
      self = .failed(error)
    }
  }

  init(_ index: Int, _ item: Item, _ work: (Item) async throws(Failure) -> Output) async {
    do throws(Failure) {
      self = .done(index, try await work(item))
    } catch {
      self = .failed(error)
    }
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
