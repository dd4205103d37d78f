package import Foundation
import Refreshing
import Scheduling
package import SharedFolders
import SystemIO

/// Sends a target the pictures that it does not have. Used on one thread at a time.
///
/// Nothing is queued: what is in place is compared with what the target has. So a picture that was replaced before it could be
/// sent is skipped, an older picture never follows a newer one, and what a killed program has not sent is sent by the next.
package final class PushSession {
  /// The result of a round.
  package struct Outcome: Sendable {
    /// The folders of the pictures that were sent.
    package fileprivate(set) var sent: [String] = []
    /// Why some were not, and when they are tried again.
    package fileprivate(set) var failures: [Failure] = []
    /// Whether everything is sent again after failures.
    package fileprivate(set) var isRecovered = false
    /// When the next round is due; nil if only a new picture needs one.
    package fileprivate(set) var next: Date?
  }

  package struct Failure: Hashable, Sendable {
    /// Nil if it concerns the target.
    package let path: String?
    package let message: String
    package let retry: Date
  }

  /// Failures in a row.
  private struct Failures {
    /// The frame that the target did not take; nil if the target could not be reached.
    var frame: String?
    let count: Int
    let (last, retry): (Date, Date)

    init(frame: String? = nil, after count: Int, _ failure: PushFailure, at now: Date) {
      (self.frame, self.count, last) = (frame, count + 1, now)
      let wanted = min(failure.pause ?? 0, PushSession.longestPause)
      retry = now + max(wanted, PushSession.pause(after: count + 1))
    }

    /// Whether it is time for another attempt. A clock that was set back says nothing about that.
    func isOver(at now: Date) -> Bool { now >= retry || now < last }
  }

  private let target: PushTarget
  private let output: OutputFolder
  private let channel: any PushChannel
  private let clock: () -> Date
  private let isDaemon: Bool
  /// What could not be stored.
  private var unstored: PushRecord?
  /// Pictures that the target did not take, by their folders.
  private var refusals: [String: Failures] = [:]
  /// The target could not be reached.
  private var failed: Failures?

  /// - Parameters:
  ///   - environment: The tool's environment, for programs.
  ///   - isDaemon: Whether the session lasts: then brokers are told that it is there.
  package convenience init(
    _ target: PushTarget, _ output: OutputFolder, _ environment: [String: String], isDaemon: Bool,
    clock: @escaping () -> Date
  ) {
    let channel: any PushChannel =
      switch target.means {
      case .command(let command): CommandChannel(command, output, environment)
      case .http(let method, let address): HTTPChannel(target, method, to: address)
      case .mqtt(let address, let discovery):
        MQTTChannel(target, discovery: discovery, to: address, isDaemon: isDaemon)
      }
    self.init(target, output, through: channel, isDaemon: isDaemon, clock: clock)
  }

  init(
    _ target: PushTarget, _ output: OutputFolder, through channel: any PushChannel, isDaemon: Bool = true,
    clock: @escaping () -> Date
  ) {
    (self.target, self.output, self.channel) = (target, output, channel)
    (self.isDaemon, self.clock) = (isDaemon, clock)
  }

  /// How often ``tend()`` is to be called between rounds, in seconds; nil for never.
  package var tendInterval: TimeInterval? { channel.tendInterval }

  /// Keeps the connection alive. If it is lost, a round is due.
  package func tend() -> Bool { failed != nil || channel.tend() }

  package func close() { channel.close() }

  /// Sends what is due.
  package func run() -> Outcome {
    var outcome = Outcome()
    if let failed, !failed.isOver(at: clock()) {
      outcome.next = failed.retry
      return outcome
    }
    do throws(PushFailure) {
      let lock = try PushRecord.lock(of: target, in: output)
      // Another program may be sending something that takes long; then it sends the rest, too.
      guard isDaemon ? (try? lock.acquire()) != nil : lock.tryAcquire(within: Self.longestWait) else { return outcome }
      defer { lock.release() }
      try send(&outcome)
      failed = nil
    } catch {
      let next = Failures(after: failed?.count ?? 0, error, at: clock())
      failed = next
      outcome.failures.append(Failure(path: nil, message: error.message, retry: next.retry))
      outcome.next = next.retry
    }
    return outcome
  }

  /// How long a session that does not last waits for another program, in seconds.
  private static let longestWait: TimeInterval = 2
  /// The record is stored after so many pictures: what is lost is only sent again.
  private static let storeInterval = 32

  /// Removes all pictures from the target, which was removed from the configuration.
  package func retire() {
    guard let record = PushRecord(of: target, in: output) else { return }
    do throws(PushFailure) {
      _ = try channel.open()
      for path in record.pictures.keys.sorted() { try channel.remove(path) }
      PushRecord.remove(of: target, in: output)
    } catch {
      // Nobody waits for it.
    }
  }

  private func send(_ outcome: inout Outcome) throws(PushFailure) {
    // An output that cannot be read is not one whose pictures are gone.
    guard output.places() != nil else { return }
    var record = unstored ?? PushRecord(of: target, in: output) ?? PushRecord(of: target)
    let last = record.failure
    do throws(PushFailure) {
      if try channel.open() { record.pictures = record.pictures.mapValues { _ in .init(frame: "", hash: "") } }
      try sendPictures(&record, &outcome)
      let message = outcome.failures.first.map { "\($0.path ?? ""): \($0.message)" }
      record.failure = message.map { record.nextFailure($0, at: clock()) }
    } catch {
      record.failure = record.nextFailure(error.message, at: clock())
      try store(record)
      throw error
    }
    if !outcome.sent.isEmpty || last != nil || record.failure != nil || unstored != nil { try store(record) }
    outcome.isRecovered = (last != nil || failed != nil) && record.failure == nil
    outcome.next = refusals.values.map(\.retry).min()
  }

  /// A record that cannot be stored is kept, so that nothing is sent again.
  private func store(_ record: PushRecord) throws(PushFailure) {
    unstored = record
    try record.store(for: target, in: output)
    unstored = nil
  }

  private func sendPictures(_ record: inout PushRecord, _ outcome: inout Outcome) throws(PushFailure) {
    let places = output.picturePaths().filter(target.takes)
    refusals = refusals.filter { places.contains($0.key) }
    for path in record.pictures.keys.sorted() where !places.contains(path) {
      try channel.remove(path)
      record.pictures[path] = nil
    }
    let dated = places.map { ($0, output.place(at: $0).currentSince() ?? .distantPast) }
    for (path, _) in dated.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      let sent = record.pictures[path]
      if sent?.frame == output.place(at: path).currentFrame() { continue }
      // Read now, not when the list was made: it may have been replaced.
      guard let picture = PushedPicture(at: path, in: output) else { continue }
      let hash = picture.hash
      if sent?.hash != hash {
        guard try send(picture, &outcome) else { continue }
        outcome.sent.append(path)
      }
      record.pictures[path] = PushRecord.Sent(frame: picture.frame, hash: hash)
      if outcome.sent.count % Self.storeInterval == Self.storeInterval - 1 {
        try store(record)
      }
    }
  }

  /// Returns whether the target has taken the picture.
  private func send(_ picture: PushedPicture, _ outcome: inout Outcome) throws(PushFailure) -> Bool {
    let refusal = refusals[picture.path].flatMap { $0.frame == picture.frame ? $0 : nil }
    if let refusal, !refusal.isOver(at: clock()) { return false }
    do throws(PushFailure) {
      try channel.send(picture)
      refusals[picture.path] = nil
      return true
    } catch {
      guard !error.isWhole else { throw error }
      let next = Failures(frame: picture.frame, after: refusal?.count ?? 0, error, at: clock())
      refusals[picture.path] = next
      outcome.failures.append(Failure(path: picture.path, message: error.message, retry: next.retry))
      return false
    }
  }

  /// The most that a target can ask for, in seconds.
  static let longestPause: TimeInterval = 3600

  /// A second, and twice as long after each further failure, up to five minutes.
  static func pause(after count: Int) -> TimeInterval { min(pow(2, Double(min(count, 16) - 1)), 300) }
}

extension FileLock {
  /// Takes the lock unless others hold it for so many seconds.
  fileprivate func tryAcquire(within seconds: TimeInterval) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !tryAcquire() {
      guard ContinuousClock.now < end else { return false }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return true
  }
}
