import Foundation
import Synchronization

/// Detects a process that hangs.
///
/// Swift 6.3's package manager sometimes hangs after a package could not be fetched: all threads sleep, it has no
/// child processes, and nothing can wake it. A working one uses the processor, runs a compiler or git, or waits for a
/// lock.
struct HangDetector {
  /// The state of a process at one moment.
  struct Sample: Hashable {
    /// CPU time so far, in clock ticks.
    let ticks: UInt64
    /// Whether it waits for a child process, or for a lock.
    let isWaiting: Bool
  }

  /// The number of consecutive idle samples after which the process counts as stalled.
  static let timeout = 15

  private var ticks: UInt64?
  private var idle = 0

  /// Adds a sample. Returns true if the process has been idle for too long.
  mutating func isStalled(after sample: Sample) -> Bool {
    idle = sample.ticks == ticks && !sample.isWaiting ? idle + 1 : 0
    ticks = sample.ticks
    return idle >= Self.timeout
  }
}

extension HangDetector.Sample {
  /// Samples a process in `/proc`; nil if it has ended, or `/proc` does not show it.
  init?(process: Int32, in folder: URL = URL(filePath: "/proc")) {
    guard let own = ProcessStatus(process, in: folder) else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let hasChildren = names.lazy.compactMap(Int32.init).contains {
      ProcessStatus($0, in: folder)?.parent == process
    }
    let locks = (try? String(contentsOf: folder.appending(path: "locks"), encoding: .utf8)) ?? ""
    // 1: -> FLOCK ADVISORY WRITE PROCESS …: the arrow marks waiting processes.
    let isLocked = locks.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      return words.count > 5 && words[1] == "->" && words[5] == "\(process)"
    }
    self.init(ticks: own.ticks, isWaiting: hasChildren || isLocked)
  }
}

/// The needed fields of `/proc/PROCESS/stat`.
private struct ProcessStatus {
  let parent: Int32
  let ticks: UInt64

  init?(_ process: Int32, in folder: URL) {
    // Files in /proc have no size, so read a stream. The name in parentheses may contain spaces and parentheses.
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

/// Kills a stalled process, from its own thread.
final class HangWatchdog: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)
  private let wasStalled = Mutex(false)

  /// - Parameter interval: Seconds between samples (default: 2, so that a process is killed after 30).
  init(_ process: Int32, interval: Double = 2) {
    Thread.detachNewThread { [self] in
      var watch = HangDetector()
      while isOver.wait(timeout: .now() + interval) == .timedOut {
        guard let sample = HangDetector.Sample(process: process), watch.isStalled(after: sample) else { continue }
        wasStalled.withLock { $0 = true }
        kill(process, SIGKILL)
        break
      }
      hasEnded.signal()
    }
  }

  /// Stops watching. Returns true if the process was killed.
  func end() -> Bool {
    isOver.signal()
    hasEnded.wait()
    return wasStalled.withLock { $0 }
  }
}
