import Foundation

/// What tells one run of tests from the next: `swift test` may start a process for each test, which all belong to it.
package enum RunIdentity {
  /// That of the process: its parent's where that is `swift`, else its own.
  package static let ofProcess: String = {
    let parent = getppid()
    let name = (try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8)) ?? ""
    return of(name.hasPrefix("swift") ? parent : getpid())
  }()

  /// Whether SwiftPM started the process itself, for tests.
  static let isOfPackage: Bool = {
    let name = try? String(contentsOfFile: "/proc/\(getppid())/comm", encoding: .utf8)
    return name == "swift-test\n"
  }()

  /// Whether some of the package's tests are left out of the run, by the options of `swift test`.
  static let isFiltered: Bool = {
    guard isOfPackage, let line = try? Data(contentsOf: URL(filePath: "/proc/\(getppid())/cmdline")) else {
      return false
    }
    return line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.contains { word in
      ["--filter", "--skip", "--specifier"].contains { word == $0 || word.hasPrefix($0 + "=") } || word == "-s"
    }
  }()

  /// The number of a process and when it was started: numbers come again.
  private static func of(_ process: pid_t) -> String {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in brackets, may hold anything.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(process)-\(fields.count > 19 ? fields[19] : "0")"
  }
}
