import Dispatch
import Foundation
package import SharedFolders
import Synchronization

/// Sends pictures to several targets while a daemon's passes continue: one thread for each target, so that a slow one does
/// not keep the others waiting.
package final class Pusher: Sendable {
  /// Receives what happens at a target, on its thread.
  package typealias Report = @Sendable (_ target: PushTarget, _ outcome: PushSession.Outcome) -> Void

  private let output: OutputFolder
  private let environment: [String: String]
  private let report: Report
  private let lanes = Mutex<[PushTarget: Lane]>([:])

  package init(_ output: OutputFolder, _ environment: [String: String], report: @escaping Report) {
    (self.output, self.environment, self.report) = (output, environment, report)
  }

  /// Continues with other targets. Those that stay keep their connections.
  package func change(to targets: [PushTarget]) {
    PushRecord.forgetFailures(in: output, besides: targets)
    lanes.withLock { lanes in
      let (kept, keys) = (Set(targets), Set(targets.map(\.key)))
      for (target, lane) in lanes where !kept.contains(target) { lane.stop(retiring: !keys.contains(target.key)) }
      lanes = lanes.filter { kept.contains($0.key) }
      for target in targets where lanes[target] == nil {
        let (output, environment, report) = (output, environment, report)
        lanes[target] = Lane { lane in
          let session = PushSession(target, output, environment, isDaemon: true) { Date() }
          lane.run(session) { report(target, $0) }
        }
      }
    }
  }

  /// Sends what has changed. Returns at once.
  package func wake() {
    lanes.withLock { for lane in $0.values { lane.wake() } }
  }

  /// Ends all connections. What is being sent has two seconds left.
  package func stop() {
    let all = lanes.withLock { lanes in
      defer { lanes = [:] }
      return Array(lanes.values)
    }
    for lane in all { lane.stop() }
    let end = Date() + 2
    for lane in all { lane.wait(until: end) }
  }
}

/// The thread of a target.
private final class Lane: Sendable {
  private let condition = NSCondition()
  private nonisolated(unsafe) var isWoken = true
  private nonisolated(unsafe) var isStopped = false
  private nonisolated(unsafe) var isRetired = false
  private nonisolated(unsafe) var hasEnded = false

  init(_ work: @escaping @Sendable (Lane) -> Void) {
    Thread.detachNewThread { [self] in
      // A connection that is closed by the other side is an error, not the end of the process.
      var pipe = sigset_t()
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &pipe, nil)
      work(self)
      condition.withLock {
        hasEnded = true
        condition.broadcast()
      }
    }
  }

  func wake() {
    condition.withLock {
      isWoken = true
      condition.broadcast()
    }
  }

  /// - Parameter isRetiring: Whether the target was removed from the configuration.
  func stop(retiring isRetiring: Bool = false) {
    condition.withLock {
      (isStopped, isRetired) = (true, isRetiring)
      condition.broadcast()
    }
  }

  func wait(until end: Date) {
    condition.withLock { while !hasEnded, condition.wait(until: end) {} }
  }

  func run(_ session: PushSession, report: (PushSession.Outcome) -> Void) {
    var next: Date? = .distantPast
    while rest(until: next, tending: session) {
      let outcome = session.run()
      report(outcome)
      // Another program may have put pictures in place meanwhile.
      next = outcome.sent.isEmpty ? outcome.next : .distantPast
    }
    if condition.withLock({ isRetired }) { session.retire() }
    session.close()
  }

  /// Waits until a round is due. Returns false if the lane is stopped.
  private func rest(until next: Date?, tending session: PushSession) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      if isWoken || next.map({ $0 <= Date() }) == true {
        isWoken = false
        return true
      }
      let tend = session.tendInterval.map { Date() + $0 }
      // An hour: Foundation ends the process if it is to wait until the distant future.
      let limit = [next, tend].compactMap(\.self).min() ?? Date() + 3600
      if !condition.wait(until: limit), let tend, limit == tend, !session.tend() { return true }
    }
    return false
  }
}
