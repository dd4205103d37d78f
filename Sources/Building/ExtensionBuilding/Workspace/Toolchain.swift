package import Foundation
import SystemIO

/// The Swift toolchain that compiles extensions.
package struct Toolchain: Sendable {
  package let swift: URL
  private let environment: [String: String]

  var symbolizer: URL { swift.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "llvm-symbolizer") }

  package struct Result: Sendable {
    package let exitCode: Int32
    package let output: Data
    package let errors: String
  }

  /// Finds `swift` in `PATH`.
  ///
  /// - Throws: `.unavailable` with a remedy.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ExtensionBuildingError) {
    let candidates = (environment["PATH"] ?? "").split(separator: ":").map {
      URL(fileURLWithPath: String($0), isDirectory: true).appending(path: "swift")
    }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw ExtensionBuildingError(
        .unavailable,
        "swift not found on PATH; install Swift 6.3 or newer (https://www.swift.org/install/linux/), "
          + "or add its folder: PATH=/opt/swift/usr/bin:$PATH")
    }
    swift = found
    var passed = environment
    // Variables for the build of Almanac itself, or for the calling process.
    for name in ["CI", "SWIFT_EXEC", "LD_PRELOAD", "ALMANAC_SERVER"] + Self.terminalVariables { passed[name] = nil }
    // With it, Almanac's manifest omits what other packages do not need, and prefixes the names of its modules.
    passed["ALMANAC_EXTENSION"] = "1"
    self.environment = passed
  }

  /// Variables of shells and terminals. SwiftPM plans a build anew, for seconds, if any variable has changed, so that the first
  /// build in another terminal would be slow.
  private static let terminalVariables = [
    "_", "PWD", "OLDPWD", "SHLVL", "COLUMNS", "LINES", "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION",
    "TERM_SESSION_ID", "VTE_VERSION", "GNOME_TERMINAL_SCREEN", "GNOME_TERMINAL_SERVICE", "KONSOLE_DBUS_SESSION",
    "KONSOLE_DBUS_WINDOW", "KITTY_WINDOW_ID", "KITTY_PID", "WINDOWID", "TMUX", "TMUX_PANE", "STY", "WINDOW",
    "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "XDG_SESSION_ID", "INVOCATION_ID", "JOURNAL_STREAM",
  ]

  /// Whether git finds a repository, without asking for a password; true if git is not installed.
  func reachesRepository(at url: String) -> Bool {
    var variables = environment
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes -oConnectTimeout=20"
    // Less than a kilobyte per second, for this many seconds, counts as a timeout.
    (variables["GIT_HTTP_LOW_SPEED_LIMIT"], variables["GIT_HTTP_LOW_SPEED_TIME"]) = ("1000", "20")
    guard
      let git = try? ChildProcess(
        "/usr/bin/env", ["git", "ls-remote", "--quiet", "--", url, "HEAD"], environment: variables)
    else { return true }
    let end = git.wait()
    return end == .exit(0) || end == .exit(Self.isNotInstalled)
  }

  /// The exit code of `env` for a program that does not exist.
  private static let isNotInstalled: Int32 = 127

  /// Runs `swift`, and waits for it to end. If it hangs, it is killed and started again.
  ///
  /// - Parameters:
  ///   - program: A program of the toolchain instead.
  ///   - onLine: Receives each line of standard output and standard error.
  /// - Throws: `.unavailable` if it does not start, or hangs every time.
  package func run(
    _ arguments: [String], program: String? = nil, onLine: (@Sendable (String) -> Void)? = nil
  ) throws(ExtensionBuildingError) -> Result {
    let name = program.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "swift \(arguments[0])"
    for _ in 0..<Self.attempts {
      if let result = try runOnce(program ?? swift.path, arguments, onLine: onLine) { return result }
      onLine?("\(name) hangs; restarting it")
    }
    throw ExtensionBuildingError(.unavailable, "\(name) hung \(Self.attempts) times; try again")
  }

  private static let attempts = 3

  /// The result of a run; nil if it hung.
  private func runOnce(
    _ program: String, _ arguments: [String], onLine: (@Sendable (String) -> Void)?
  ) throws(ExtensionBuildingError) -> Result? {
    let process: ChildProcess
    let collectors: [PipeLineReader]
    do {
      let (output, errors) = (try PipeChannel(for: program), try PipeChannel(for: program))
      defer { for end in [output.writing, errors.writing] { close(end) } }
      process = try ChildProcess(
        program, arguments, environment: environment,
        streams: .init(output: output.writing, errors: errors.writing))
      collectors = [PipeLineReader(output, onLine: onLine), PipeLineReader(errors, onLine: onLine)]
    } catch {
      throw ExtensionBuildingError(.unavailable, error.description)
    }
    let guardian = HangWatchdog(process.identifier)
    for collector in collectors { collector.wait() }
    let code = process.wait().code
    if guardian.end() { return nil }
    return Result(
      exitCode: code, output: collectors[0].data, errors: String(decoding: collectors[1].data, as: UTF8.self))
  }
}
