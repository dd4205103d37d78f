import CLinux
import Glibc

/// A child process in the same process group.
///
/// Foundation's `Process` waits with a socket and a run loop, and on Linux it sometimes never learns that the program
/// ended (Swift 6.3, "Could not create wakeup socket pair for CFSocket"). This class asks the system directly.
package final class ChildProcess: Sendable {
  package enum Exit: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)

    /// The exit code as in shells: 128 plus the number for a signal.
    package var code: Int32 {
      switch self {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      }
    }
  }

  /// A program could not be started.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let program: String
    package let reason: String

    package var description: String { "\(program): cannot be started: \(reason)" }
  }

  /// The program's standard streams: descriptors of this process, which stay open; nil for none.
  package struct Streams: Sendable {
    package var input: Int32?
    package var output: Int32?
    package var errors: Int32?
    /// A further descriptor, which has the number ``furtherDescriptor`` in the program.
    package var further: Int32?

    package init(input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil, further: Int32? = nil) {
      (self.input, self.output, self.errors, self.further) = (input, output, errors, further)
    }
  }

  /// See ``Streams/further``.
  package static let furtherDescriptor: Int32 = 3

  /// The process identifier.
  package let identifier: Int32

  /// Starts a program with default signal handling, as a shell does.
  ///
  /// - Parameters:
  ///   - program: The path of the executable.
  ///   - arguments: The arguments without the name.
  ///   - name: The first argument (default: the path).
  ///   - environment: The complete environment.
  ///   - directory: The working directory (default: that of this process).
  ///   - leadsGroup: Starts the program in a process group of its own (default: false).
  /// - Throws: ``Failure`` if it cannot be started.
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
    // Libraries open descriptors that programs inherit, such as SwiftNIO's connections, which would stay open with them.
    let count: Int32 = streams.further == nil ? Self.furtherDescriptor : Self.furtherDescriptor + 1
    if let further = streams.further { posix_spawn_file_actions_adddup2(&actions, further, Self.furtherDescriptor) }
    clinux_spawn_without_others(&actions, count)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool may block signals, and a child process inherits blocked signals.
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

  package var isRunning: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == 0
  }

  /// Waits for the program to end. Call it once.
  package func wait() -> Exit {
    var status: Int32 = 0
    _ = uninterrupted { waitpid(identifier, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }
}
