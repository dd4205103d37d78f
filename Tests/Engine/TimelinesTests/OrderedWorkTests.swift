import Synchronization
import Testing

@testable import Timelines

/// Lets tasks wait until a test opens it.
private final class Gate: Sendable {
  private let (times, source) = AsyncStream<Void>.makeStream()

  func open() { source.finish() }
  func pass() async { for await _ in times {} }
}

private struct Stopped: Error {}

struct OrderedWorkTests {
  @Test func `results are in the order of the items, whichever ends first`() async {
    let gate = Gate()
    let results = await [0, 1, 2, 3].concurrentMap(jobs: 2) { number in
      // The first can only end after the last.
      if number == 0 { await gate.pass() }
      if number == 3 { gate.open() }
      return number * 10
    }
    #expect(results == [0, 10, 20, 30])
  }

  @Test(arguments: [1, 2, 5]) func `no more items than jobs are worked on at once`(_ jobs: Int) async {
    let running = Mutex(0)
    let most = Mutex(0)
    let results = await (0..<40).concurrentMap(jobs: jobs) { number in
      let now = running.withLock { running in
        running += 1
        return running
      }
      most.withLock { $0 = max($0, now) }
      await Task.yield()
      running.withLock { $0 -= 1 }
      return number
    }
    #expect(results == Array(0..<40))
    #expect((1...jobs).contains(most.withLock { $0 }))
  }

  @Test func `a result is delivered while the next item is awaited`() async {
    let delivered = Gate()
    let count = Mutex(0)
    var results: [Int] = []
    await OrderedWork(jobs: 2).run(
      taking: { () async -> Int? in
        let index = count.withLock { count in
          count += 1
          return count
        }
        // A client that waits for an answer before it asks again.
        if index == 2 { await delivered.pass() }
        return index <= 2 ? index : nil
      }, work: { $0 },
      delivering: { (result: Int) async in
        results.append(result)
        delivered.open()
      })
    #expect(results == [1, 2])
  }

  @Test func `no more items are taken than the capacity while one holds back the results`() async {
    let gate = Gate()
    let taken = Mutex(0)
    await OrderedWork(jobs: 2, capacity: 5).run(
      taking: { () async -> Int? in
        taken.withLock { taken in
          taken += 1
          return taken <= 20 ? taken : nil
        }
      },
      work: { (number: Int) async -> Int in
        if number == 1 { await gate.pass() }
        // All that fit are taken; the first cannot have been delivered.
        if number == 5 { gate.open() }
        return number
      },
      delivering: { (number: Int) async in
        #expect(taken.withLock { $0 } <= number + 5)
      })
    #expect(taken.withLock { $0 } == 21)
  }

  @Test func `an error ends the work and is thrown`() async {
    let worked = Mutex(0)
    await #expect(throws: Stopped.self) {
      _ = try await (0..<1000).concurrentMap(jobs: 2) { (number: Int) async throws -> Int in
        worked.withLock { $0 += 1 }
        if number == 3 { throw Stopped() }
        return number
      }
    }
    #expect(worked.withLock { $0 } < 1000)
  }

  @Test func `an error of the receiver ends the work and is thrown`() async {
    await #expect(throws: Stopped.self) {
      try await OrderedWork(jobs: 2).run(
        taking: { () async throws -> Int? in 1 }, work: { (number: Int) async throws -> Int in number },
        delivering: { (_: Int) async throws in throw Stopped() })
    }
  }

  @Test func `work goes on while a result is delivered`() async {
    let delivery = Gate()
    let count = Mutex(0)
    var results: [Int] = []
    await OrderedWork(jobs: 1).run(
      taking: { () async -> Int? in
        count.withLock { count in
          count += 1
          return count <= 3 ? count : nil
        }
      },
      work: { (number: Int) async -> Int in
        if number == 3 { delivery.open() }
        return number
      },
      delivering: { (number: Int) async in
        if number == 1 { await delivery.pass() }
        results.append(number)
      })
    #expect(results == [1, 2, 3])
  }

  @Test func `a cancelled task gets all results`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await (0..<20).concurrentMap(jobs: 3) { $0 }
    }
    #expect(await task.value == Array(0..<20))
  }

  @Test func `nothing is no work`() async {
    #expect(await [Int]().concurrentMap(jobs: 0) { $0 } == [])
  }
}
