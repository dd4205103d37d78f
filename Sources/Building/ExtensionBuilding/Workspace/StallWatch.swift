import Foundation
import Synchronization

/// Notices a process that will never go on.
///
/// Swift 6.3's package manager sometimes waits for ever after a package could not be fetched: every thread sleeps, no
/// program runs for it, and nothing is left that could wake it. One that works uses the processor, has a compiler or
/// git beside it, or waits for another's lock.
struct StallWatch {
  /// What a process looks like at one moment.
  struct Sample: Hashable {
    /// Processor time so far, in the system's clock ticks.
    let ticks: UInt64
    /// Whether something else is to end first: a process that it started, or whoever holds a lock.
    let isWaiting: Bool
  }

  /// How many samples in a row show nothing at all before it counts as stalled.
  static let patience = 15

  private var ticks: UInt64?
  private var idle = 0

  /// Takes another sample; true once the process has been idle for too long.
  mutating func isStalled(after sample: Sample) -> Bool {
    idle = sample.ticks == ticks && !sample.isWaiting ? idle + 1 : 0
    ticks = sample.ticks
    return idle >= Self.patience
  }
}

extension StallWatch.Sample {
  /// Looks at a process in `/proc`; nil when it has ended, or the system does not show it.
  init?(process: Int32, in folder: URL = URL(filePath: "/proc")) {
    guard let own = ProcessStatus(process, in: folder) else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let hasChildren = names.lazy.compactMap(Int32.init).contains {
      ProcessStatus($0, in: folder)?.parent == process
    }
    let locks = (try? String(contentsOf: folder.appending(path: "locks"), encoding: .utf8)) ?? ""
    // 1: -> FLOCK ADVISORY WRITE PROCESS …: the arrow is before those that wait.
    let isLocked = locks.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      return words.count > 5 && words[1] == "->" && words[5] == "\(process)"
    }
    self.init(ticks: own.ticks, isWaiting: hasChildren || isLocked)
  }
}

/// The fields of `/proc/PROCESS/stat` that are needed here.
private struct ProcessStatus {
  let parent: Int32
  let ticks: UInt64

  init?(_ process: Int32, in folder: URL) {
    // A file of /proc has no size, so it is read as a stream. The name in brackets may hold spaces and brackets itself.
    guard let text = try? String(contentsOf: folder.appending(path: "\(process)/stat"), encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let parent = Int32(fields[1]), let user = UInt64(fields[11]),
      let system = UInt64(fields[12])
    else { return nil }
    (self.parent, ticks) = (parent, user + system)
  }
}

/// Ends a process that stalls, from a thread of its own.
final class StallGuard: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)
  private let wasStalled = Mutex(false)

  /// - Parameter interval: Seconds between two looks at it: 30 in all before it is ended, unless given.
  init(_ process: Int32, interval: Double = 2) {
    Thread.detachNewThread { [self] in
      var watch = StallWatch()
      while isOver.wait(timeout: .now() + interval) == .timedOut {
        guard let sample = StallWatch.Sample(process: process), watch.isStalled(after: sample) else { continue }
        wasStalled.withLock { $0 = true }
        kill(process, SIGKILL)
        break
      }
      hasEnded.signal()
    }
  }

  /// Stops watching; true if the process was ended for having stalled.
  func end() -> Bool {
    isOver.signal()
    hasEnded.wait()
    return wasStalled.withLock { $0 }
  }
}
