import Foundation
import SystemIO

/// A program of the user's that runs after a picture was replaced.
package struct ChangeCommand: Hashable, Sendable {
  /// The program and its arguments. No shell is involved.
  package let words: [String]
  /// The base of relative paths, and the program's working directory.
  let folder: String
  /// The time limit in seconds, after which the program is killed.
  package var limit: Double

  package static let usualLimit: Double = 10

  /// The name of the program.
  var program: String { words.first.map { ($0 as NSString).lastPathComponent } ?? "" }

  package init(words: [String], folder: String, limit: Double = usualLimit) {
    (self.words, self.folder, self.limit) = (words, folder, limit)
  }

  struct Change {
    /// The picture's path in the output.
    let picture: String
    let kind: String
    /// Empty for the wallpaper.
    let family: String
    /// The name of the stack that shows the widget; nil if the widget is shown by itself.
    var stack: String?
  }

  /// Runs the program, and waits for it to end. Its output goes to standard error, as standard output is for paths.
  ///
  /// - Parameters:
  ///   - change: The picture that was replaced.
  ///   - output: The output folder.
  ///   - environment: The tool's environment. The program also gets `ALMANAC_PICTURE`, `ALMANAC_REPORT`,
  ///     `ALMANAC_KIND` and `ALMANAC_FAMILY`; for a stack, they describe the widget that it shows, and
  ///     `ALMANAC_STACK` is its name.
  /// - Returns: An error message without the program's name, or nil.
  func run(for change: Change, in output: String, _ environment: [String: String]) -> String? {
    let picture = URL(fileURLWithPath: output, isDirectory: true).appending(path: change.picture)
    var variables = environment
    variables["ALMANAC_PICTURE"] = picture.path
    variables["ALMANAC_REPORT"] = picture.deletingLastPathComponent().appending(path: "current.json").path
    variables["ALMANAC_KIND"] = change.kind
    variables["ALMANAC_FAMILY"] = change.family
    // Not the value of a program that has started this one.
    variables["ALMANAC_STACK"] = change.stack
    do {
      // A name without a slash is looked up in PATH.
      let program = try ChildProcess(
        "/usr/bin/env", ["--"] + words, environment: variables, directory: folder, leadsGroup: true,
        streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO))
      switch program.wait(atMost: limit) {
      case .ended(.exit(0)): return nil
      case .ended(.exit(let code)): return "exited with code \(code)"
      case .ended(.signal(let signal)): return "killed by signal \(signal)"
      case .timedOut: return "timed out after \(limit.formatted()) s and was killed; see exec-limit"
      }
    } catch {
      return "\(error)"
    }
  }
}
