import CLinux
import Glibc

/// The program of this process.
package enum CurrentExecutable {
  /// A path for starting it again.
  package static let path = "/proc/self/exe"

  /// Whether that path exists. Without `/proc`, as in a bare chroot, Swift's runtime finds no arguments and
  /// Foundation no bundle, and both end the program.
  package static var isKnown: Bool { access(path, X_OK) == 0 }

  /// Replaces the process's program by a new run of itself: threads, memory and locks end; the process identifier and
  /// its parent stay.
  ///
  /// - Parameters:
  ///   - arguments: All arguments, including the name.
  ///   - program: Another program instead.
  ///   - environment: The complete environment.
  /// - Returns: The error if it fails; otherwise it does not return.
  package static func reexecute(
    _ arguments: [String], program: String = path, environment: [String: String]
  ) -> String {
    let words = arguments.map { strdup($0) }
    let values = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + values { free(text) } }
    // Threads of a pool may block signals, and the new program would inherit that.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    execve(program, words + [nil], values + [nil])
    let code = errno
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return SystemError(code).description
  }
}
