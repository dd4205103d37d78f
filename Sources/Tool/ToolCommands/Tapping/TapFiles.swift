import ArgumentParser
import Foundation

/// The files that are written after an intent.
struct TapFiles: Sendable {
  /// The picture that follows; `-` for standard output.
  var output: String?
  /// The picture while the intent runs.
  var during: String?
  /// The folder for the timeline that follows.
  var timeline: String?
  /// The state of the tapped Live Activity.
  var contentState: String?
  /// The folder for the Live Activities that the intent starts.
  var started: String?

  private var all: [(option: String, path: String?)] {
    [
      ("--output", output), ("--during", during), ("--timeline", timeline), ("--content-state-output", contentState),
      ("--started", started),
    ]
  }

  /// The options, in a sentence.
  var names: String { all.dropLast().map(\.option).joined(separator: ", ") + " and --started" }

  var isEmpty: Bool { all.allSatisfy { $0.path == nil } }

  /// - Throws: A validation error, with exit code 64.
  func validate() throws {
    for (option, path) in all where path?.isEmpty == true { throw ValidationError("\(option) must not be empty.") }
    if all.dropFirst().contains(where: { $0.path == "-" }) {
      throw ValidationError("Only --output can be standard output.")
    }
    let paths = all.compactMap(\.path).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    if Set(paths).count < paths.count { throw ValidationError("\(names) must be different files.") }
  }
}
