import CLinux
import Glibc

/// The program that this process runs.
package enum OwnProgram {
  /// A path by which it can be started again.
  package static let path = "/proc/self/exe"

  /// Whether that is there. Without `/proc`, as in a bare chroot, Swift's runtime finds no arguments and Foundation no bundle,
  /// and both stop the program.
  package static var isKnown: Bool { access(path, X_OK) == 0 }

  /// Begins the program anew in this very process: threads, memory and locks go, its number and its parent stay.
  ///
  /// - Parameters:
  ///   - arguments: All of them, the name first.
  ///   - environment: All of it.
  /// - Returns: Why it did not begin; else this does not return.
  package static func beginAnew(_ arguments: [String], environment: [String: String]) -> String {
    let words = arguments.map { strdup($0) }
    let values = environment.map { strdup("\($0)=\($1)") }
    defer { for text in words + values { free(text) } }
    // Threads of a pool block the signals that they leave to others, and the program would inherit that.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    execve(path, words + [nil], values + [nil])
    let code = errno
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return SystemError(code).description
  }
}
