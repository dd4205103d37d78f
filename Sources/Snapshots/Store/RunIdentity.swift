import Foundation

/// What tells one run of tests from the next: `swift test` may start a process for each test, which all belong to it.
package enum RunIdentity {
  /// That of the process: its parent's where that is `swift`, else its own.
  package static let ofProcess: String = {
    let parent = getppid()
    let name = (try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8)) ?? ""
    return of(name.hasPrefix("swift") ? parent : getpid())
  }()

  /// The number of a process and when it was started: numbers come again.
  private static func of(_ process: pid_t) -> String {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in brackets, may hold anything.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(process)-\(fields.count > 19 ? fields[19] : "0")"
  }
}
