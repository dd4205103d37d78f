import Foundation
import SystemIO
import Testing

/// Runs a suite of this bundle in a child process that can be killed or limited. The suite's test finds a file in its
/// environment, and plays the child's part.
enum SameTestAgain {
  private static let variable = "ALMANAC_TEST_STORE"

  /// The file that this process works on; nil unless it is such a child.
  static var file: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
  }

  /// - Parameters:
  ///   - suite: The suite's name, which is not part of another suite's name.
  ///   - prefix: A program that starts the child, and its arguments.
  static func start(_ suite: String, on file: URL, after prefix: [String] = []) throws -> ChildProcess {
    let bundle = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().path
    let words = prefix + [bundle, "--testing-library", "swift-testing", "--filter", suite]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = file.path
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    return try ChildProcess(
      words[0], Array(words.dropFirst()), environment: environment, directory: "/",
      streams: .init(output: null, errors: null))
  }
}
