import SystemIO
import Foundation

/// A program of the user's that is run after a picture was put in place.
struct ChangeCommand: Hashable, Sendable {
  /// The program and its arguments. No shell reads them.
  let words: [String]
  /// Where relative paths start, and the program's working directory.
  let folder: String
  /// How long it may take, in seconds; then it is killed.
  var limit: Double = Self.usualLimit

  static let usualLimit: Double = 10

  /// What changed.
  struct Change {
    /// The picture's file in the output.
    let picture: String
    let kind: String
    /// Empty for the wallpaper.
    let family: String
    /// The name of the stack that shows the widget; nil in the widget's own place.
    var stack: String?
  }

  /// Runs it, and waits for its end. What it prints goes to standard error: standard output is for paths.
  ///
  /// - Parameters:
  ///   - change: The picture that was replaced.
  ///   - output: The folder that pictures are put in.
  ///   - environment: The tool's own; the program finds `ALMANAC_PICTURE`, `ALMANAC_REPORT`, `ALMANAC_KIND` and
  ///     `ALMANAC_FAMILY` besides, for a stack those of the widget that it shows, and its name in `ALMANAC_STACK`.
  /// - Returns: Why it did not go well; nil if it did.
  func run(for change: Change, in output: String, _ environment: [String: String]) -> String? {
    let picture = URL(fileURLWithPath: output, isDirectory: true).appending(path: change.picture)
    var variables = environment
    variables["ALMANAC_PICTURE"] = picture.path
    variables["ALMANAC_REPORT"] = picture.deletingLastPathComponent().appending(path: "current.json").path
    variables["ALMANAC_KIND"] = change.kind
    variables["ALMANAC_FAMILY"] = change.family
    // Not that of a program that has run this one.
    variables["ALMANAC_STACK"] = change.stack
    let name = words.joined(separator: " ").printable
    do {
      // A name without a slash is looked for in the folders of PATH.
      let program = try ChildProcess(
        "/usr/bin/env", ["--"] + words, environment: variables, directory: folder, leadsGroup: true,
        streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
      switch program.wait(atMost: limit) {
      case .ended(.exit(0)): return nil
      case .ended(.exit(let code)): return "exec: \(name): ended with \(code)"
      case .ended(.signal(let signal)): return "exec: \(name): ended by the signal \(signal)"
      case .overdue: return "exec: \(name): took longer than \(limit.formatted()) s and was killed; see exec-limit"
      }
    } catch {
      return "exec: \(error)"
    }
  }
}
