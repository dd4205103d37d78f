import SystemIO
package import Foundation

/// The Swift that compiles extensions.
package struct Toolchain: Sendable {
  /// The program `swift`.
  package let swift: URL
  private let environment: [String: String]

  /// The program beside it that finds lines in debug information.
  var symbolizer: URL { swift.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "llvm-symbolizer") }

  /// What a run left behind.
  package struct Result: Sendable {
    package let exitCode: Int32
    package let output: Data
    package let errors: String
  }

  /// Looks for `swift` in the folders of `PATH`.
  ///
  /// - Throws: `.unavailable` with the remedy.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ExtensionBuildingError) {
    let candidates = (environment["PATH"] ?? "").split(separator: ":").map {
      URL(fileURLWithPath: String($0), isDirectory: true).appending(path: "swift")
    }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw ExtensionBuildingError(
        .unavailable,
        "swift is not on PATH, and tools are compiled with it; install Swift 6.3 (https://www.swift.org/install/linux/) "
          + "or add its folder: PATH=/opt/swift/usr/bin:$PATH")
    }
    swift = found
    var passed = environment
    // What is meant for the build of Almanac itself, or for the process that called us.
    for name in ["CI", "SWIFT_EXEC", "LD_PRELOAD"] { passed[name] = nil }
    // Almanac's manifest leaves out what widgets of others have no use for, and hides the names of its modules.
    passed["ALMANAC_EXTENSION"] = "1"
    self.environment = passed
  }

  /// Whether git finds a repository there, without asking for a password. Where there is no git, nobody knows.
  func reachesRepository(at url: String) -> Bool {
    var variables = environment
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes -oConnectTimeout=20"
    // Slower than a kilobyte a second for so many seconds is silence.
    (variables["GIT_HTTP_LOW_SPEED_LIMIT"], variables["GIT_HTTP_LOW_SPEED_TIME"]) = ("1000", "20")
    guard
      let git = try? ChildProcess(
        "/usr/bin/env", ["git", "ls-remote", "--quiet", "--", url, "HEAD"], environment: variables)
    else { return true }
    let end = git.wait()
    return end == .exit(0) || end == .exit(Self.isNotInstalled)
  }

  /// What `env` says of a program that it does not find.
  private static let isNotInstalled: Int32 = 127

  /// Runs `swift` and waits for its end. One that waits for nothing is ended, and run again.
  ///
  /// - Parameter onLine: Is told each line of standard output and of errors as it comes.
  /// - Throws: `.unavailable` when it does not start, or stalls each time.
  package func run(
    _ arguments: [String], onLine: (@Sendable (String) -> Void)? = nil
  ) throws(ExtensionBuildingError) -> Result {
    for _ in 0..<Self.attempts {
      if let result = try runOnce(arguments, onLine: onLine) { return result }
      onLine?("swift \(arguments[0]) waits for nothing; it is ended and begun again")
    }
    throw ExtensionBuildingError(
      .unavailable, "swift \(arguments[0]) stopped working without an end, \(Self.attempts) times; try again")
  }

  /// How often it may stall.
  private static let attempts = 3

  /// What a run left behind; nil when it stalled.
  private func runOnce(
    _ arguments: [String], onLine: (@Sendable (String) -> Void)?
  ) throws(ExtensionBuildingError) -> Result? {
    let process: ChildProcess
    let collectors: [LineCollector]
    do {
      let (output, errors) = (try PipeChannel(for: swift.path), try PipeChannel(for: swift.path))
      defer { for end in [output.writing, errors.writing] { close(end) } }
      process = try ChildProcess(
        swift.path, arguments, environment: environment,
        streams: .init(output: output.writing, errors: errors.writing))
      collectors = [LineCollector(output, onLine: onLine), LineCollector(errors, onLine: onLine)]
    } catch {
      throw ExtensionBuildingError(.unavailable, error.description)
    }
    let guardian = StallGuard(process.identifier)
    for collector in collectors { collector.wait() }
    let code = process.wait().code
    if guardian.end() { return nil }
    return Result(
      exitCode: code, output: collectors[0].data, errors: String(decoding: collectors[1].data, as: UTF8.self))
  }
}
