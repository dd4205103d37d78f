import CLinux
import Glibc

/// A program that this one started, in the same process group.
///
/// Foundation's `Process` learns through a socket and a run loop that a program has ended, and on Linux it sometimes never
/// does (Swift 6.3, "Could not create wakeup socket pair for CFSocket"): then whoever waits for it waits for ever. Here the
/// system is asked.
package final class ChildProcess: Sendable {
  /// How a program ended.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)

    /// As shells have it: 128 and its number for a signal.
    package var code: Int32 {
      switch self {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      }
    }
  }

  /// A program that did not start.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let program: String
    package let reason: String

    /// One sentence without a full stop.
    package var description: String { "\(program): does not start: \(reason)" }
  }

  /// What a program reads and writes: descriptors of this process, which stay open; nil for none.
  package struct Streams: Sendable {
    package var input: Int32?
    package var output: Int32?
    package var errors: Int32?

    package init(input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil) {
      (self.input, self.output, self.errors) = (input, output, errors)
    }
  }

  /// The number by which the system knows it.
  package let identifier: Int32

  /// Starts a program. Signals are as they are for a program that a shell starts.
  ///
  /// - Parameters:
  ///   - program: The path of its file.
  ///   - arguments: Those after its name.
  ///   - name: What it is told its name is; its path unless given.
  ///   - environment: All of its environment.
  ///   - directory: Its working directory; that of this process unless given.
  ///   - leadsGroup: Puts it, and what it starts, into a process group of its own; false unless given.
  /// - Throws: ``Failure`` when it does not start.
  package init(
    _ program: String, _ arguments: [String] = [], name: String? = nil, environment: [String: String],
    directory: String? = nil, leadsGroup: Bool = false, streams: Streams = Streams()
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in [(0, streams.input), (1, streams.output), (2, streams.errors)] as [(Int32, Int32?)] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", stream == 0 ? O_RDONLY : O_WRONLY, 0)
      }
    }
    if let directory { clinux_spawn_in(&actions, directory) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool block the signals that they leave to others, and a program inherits what is blocked.
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGTERM, SIGINT, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))

    let words = ([name ?? program] + arguments).map { strdup($0) }
    let values = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + values { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, program, &actions, &attributes, words + [nil], values + [nil])
    guard code == 0 else { throw Failure(program: program, reason: SystemError(code).description) }
    self.identifier = identifier
  }

  /// Whether it has not ended.
  package var isRunning: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == 0
  }

  /// Waits for its end, which has to be waited for once.
  package func wait() -> End {
    var status: Int32 = 0
    _ = uninterrupted { waitpid(identifier, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
