package import Foundation
import JSONText
package import SharedFolders
import SystemIO

/// What a target has: a file in `.almanac/push`, for all programs that send to it.
package struct PushRecord: Codable, Sendable {
  struct Sent: Codable {
    let frame: String
    let hash: String
  }

  package struct Failure: Codable, Sendable {
    package let message: String
    /// When the first of the failures in a row happened.
    package let since: Date
    package let attempts: Int
  }

  /// The target's name in messages.
  package let name: String
  /// By the pictures' folders.
  var pictures: [String: Sent] = [:]
  /// Why the last pictures could not be sent; nil if they were.
  package internal(set) var failure: Failure?

  private static let folder = "push"

  init(of target: PushTarget) { name = target.name }

  init?(of target: PushTarget, in output: OutputFolder) {
    let file = output.ownFolder.appending(path: "\(Self.folder)/\(target.key).json").path
    guard let record = StoredFile.contents(file).flatMap({ PushRecord(stableJSON: $0) }) else { return nil }
    self = record
  }

  /// The records in an output, sorted by name.
  package static func all(in output: OutputFolder) -> [(key: String, record: PushRecord)] {
    let folder = output.ownFolder.appending(path: Self.folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let records = names.filter { $0.hasSuffix(".json") }.compactMap { name in
      StoredFile.contents("\(folder)/\(name)").flatMap { PushRecord(stableJSON: $0) }
        .map { (key: String(name.dropLast(5)), record: $0) }
    }
    return records.sorted { ($0.record.name, $0.key) < ($1.record.name, $1.key) }
  }

  /// Forgets the failures of targets that are no longer configured.
  package static func forgetFailures(in output: OutputFolder, besides targets: [PushTarget]) {
    let kept = Set(targets.map(\.key))
    for (key, var record) in all(in: output) where record.failure != nil && !kept.contains(key) {
      record.failure = nil
      try? record.store(as: key, in: output)
    }
  }

  /// The failure after another attempt.
  func nextFailure(_ message: String, at now: Date) -> Failure {
    Failure(message: message, since: failure?.since ?? now, attempts: (failure?.attempts ?? 0) + 1)
  }

  /// Stores it. It does not wait for the disk: what is lost is sent again.
  func store(for target: PushTarget, in output: OutputFolder) throws(PushFailure) {
    try store(as: target.key, in: output)
  }

  private func store(as key: String, in output: OutputFolder) throws(PushFailure) {
    do {
      let name = OutputFolder.own("\(Self.folder)/\(key).json")
      try AtomicFile.write(
        try stableJSON(), to: name, inside: output.path, isPrivate: true, calls: .unsynchronized)
    } catch {
      throw PushFailure("\(error)", isWhole: true)
    }
  }

  static func remove(of target: PushTarget, in output: OutputFolder) {
    unlink(output.ownFolder.appending(path: "\(folder)/\(target.key).json").path)
  }

  /// The lock of the programs that send to the target, of which one does at a time.
  static func lock(of target: PushTarget, in output: OutputFolder) throws(PushFailure) -> FileLock {
    do {
      return try AtomicFile.openLock(OutputFolder.own("\(folder)/\(target.key).lock"), inside: output.path)
    } catch {
      throw PushFailure("\(error)", isWhole: true)
    }
  }
}
