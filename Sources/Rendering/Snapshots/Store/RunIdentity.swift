import Foundation

/// Identifies a test run. `swift test` may start a process for each test, which all belong to the same run.
package enum RunIdentity {
  /// The process's run: its parent's identity if that is `swift`, else its own.
  package static let ofProcess = of(parentName.hasPrefix("swift") ? getppid() : getpid())

  /// Whether SwiftPM started the process for tests.
  static let isOfPackage = parentName == "swift-test"

  /// Whether some of the package's tests are left out of the run by options of `swift test`, or may be, by other
  /// runners.
  static let isFiltered: Bool = {
    guard isOfPackage else { return !isExitTest }
    let line = (try? Data(contentsOf: URL(filePath: "/proc/\(getppid())/cmdline"))) ?? Data()
    let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return words.contains { word in
      filters.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }()

  /// Whether a test process with the same program started this one for a part of a test.
  private static let isExitTest: Bool = {
    let programs = ["self", "\(getppid())"].map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")
    }
    return programs[0] != nil && programs[0] == programs[1]
  }()

  private static let filters = [
    "--filter", "--skip", "--specifier", "-s", "--disable-xctest", "--disable-swift-testing",
  ]

  private static let parentName: String = {
    let name = (try? String(contentsOfFile: "/proc/\(getppid())/comm", encoding: .utf8)) ?? ""
    return name.trimmingCharacters(in: .newlines)
  }()

  /// A process's number and start time, as numbers are reused.
  private static func of(_ process: pid_t) -> String {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name, in brackets, may contain anything.
    let fields = status.split(separator: ")").last?.split(separator: " ") ?? []
    return "\(process)-\(fields.count > 19 ? fields[19] : "0")"
  }
}
