package import Foundation
package import SharedFolders
import Synchronization
import SystemIO

/// Keeps `run` alive beside the server: widgets' code may end a process, and the server must not be that process.
package final class RefreshProcess: Sendable {
  /// The state of the process.
  package enum State: Hashable, Sendable {
    case running
    /// Another `run` keeps the pictures up to date.
    case displaced
    /// It ended, or could not be started.
    case waiting(reason: String)
  }

  private struct Running {
    var state = State.waiting(reason: "not started yet")
    var process: ChildProcess?
    var isEnding = false
  }

  /// The exit code of a `run` whose output another one uses.
  private static let takenCode: Int32 = 75
  /// How often to look whether the other `run` has ended, in seconds.
  private static let lockInterval = 1.0
  private static let starter = "/usr/bin/setpriv"
  /// Without it, a server that is killed before the program above has begun would leave `run` behind.
  private static let script = #"[ "$PPID" = "$0" ] && exec "$@""#
  private static let (shortestPause, longestPause) = (1.0, 60.0)
  /// How long `run` may take to end, in seconds.
  private static let endLimit = 5.0

  private let tool: URL
  /// The file that a `run` locks.
  private let lock: String
  private let arguments: [String]
  private let environment: [String: String]
  private let running = Mutex(Running())
  private let isOver = DispatchSemaphore(value: 0)
  private let note: @Sendable (String) -> Void

  /// - Parameters:
  ///   - arguments: The options of `run`.
  ///   - note: Receives what people should know.
  package init(
    _ tool: URL, _ arguments: [String], output: OutputFolder, environment: [String: String],
    note: @escaping @Sendable (String) -> Void
  ) {
    (self.tool, self.arguments, self.environment, self.note) = (tool, arguments, environment, note)
    lock = output.ownFolder.appending(path: "daemon.lock").path
  }

  package var state: State { running.withLock { $0.state } }

  /// Starts `run`, and starts it again whenever it ends, after growing pauses.
  package func start() {
    Thread.detachNewThread { [self] in
      var pause = Self.shortestPause
      while !isEnding {
        let start = ContinuousClock.now
        let end = begin()?.wait()
        if ContinuousClock.now - start > .seconds(Self.longestPause) { pause = Self.shortestPause }
        guard !isEnding else { break }
        if end == .exit(Self.takenCode) {
          waitForOther()
        } else {
          failed(end, pause)
          Thread.sleep(forTimeInterval: pause)
          pause = min(pause * 2, Self.longestPause)
        }
      }
      isOver.signal()
    }
  }

  /// Lets `run` read its configuration again.
  package func reload() {
    if let process = running.withLock({ $0.process }) { kill(process.identifier, SIGHUP) }
  }

  private var isEnding: Bool { running.withLock { $0.isEnding } }

  /// Ends `run`, and waits for it for some seconds.
  package func end() {
    let process = running.withLock { running in
      running.isEnding = true
      return running.process
    }
    guard let process else { return }
    kill(process.identifier, SIGTERM)
    if isOver.wait(timeout: .now() + Self.endLimit) == .timedOut { kill(process.identifier, SIGKILL) }
  }

  private func begin() -> ChildProcess? {
    running.withLock { running in
      guard !running.isEnding else { return nil }
      do throws(ChildProcess.Failure) {
        // It ends with the server, even if that is killed. The thread that starts it lives as long as the server.
        let (program, words) =
          access(Self.starter, X_OK) == 0
          ? (Self.starter, ["--pdeathsig", "TERM", "/bin/sh", "-c", Self.script, "\(getpid())", tool.path])
          : (tool.path, [])
        let process = try ChildProcess(
          program, words + ["run"] + arguments, environment: environment,
          streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
        (running.process, running.state) = (process, .running)
        return process
      } catch {
        running.state = .waiting(reason: error.description)
        note("\(error)")
        return nil
      }
    }
  }

  private func failed(_ exit: ChildProcess.Exit?, _ pause: Double) {
    running.withLock { running in
      running.process = nil
      // What it printed says more.
      if let exit { running.state = .waiting(reason: "run ended with code \(exit.code)") }
    }
    if let exit { note("run ended with code \(exit.code); starting it again in \(Int(pause)) s") }
  }

  /// Waits until the `run` that uses the output has ended.
  private func waitForOther() {
    running.withLock { ($0.process, $0.state) = (nil, .displaced) }
    note("another run keeps the pictures up to date")
    while !isEnding {
      Thread.sleep(forTimeInterval: Self.lockInterval)
      let descriptor = open(lock, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      let isFree = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      close(descriptor)
      if isFree { return }
    }
  }
}
