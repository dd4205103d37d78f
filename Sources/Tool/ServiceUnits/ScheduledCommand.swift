import ArgumentParser
import Foundation
import SystemIO
package import ToolReports

/// A command for a scheduler, with its environment variables.
package struct ScheduledCommand: Hashable, Sendable {
  /// The program's absolute path and its arguments.
  package let words: [String]
  /// In order.
  package let variables: [Variable]
  /// Identifies the schedule: the name of its units, and its comment in the crontab.
  package let name: String
  package let subject: String

  package struct Variable: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// - Throws: A validation error, with exit code 64, for text with a control character, which neither a crontab nor
  ///   a unit can contain.
  package init(words: [String], variables: [Variable], name: String, subject: String) throws {
    for text in words + variables.map(\.value) + [subject]
    where text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw ValidationError(
        "'\(text.printable)' contains a line break or a control character, and cannot be scheduled.")
    }
    (self.words, self.variables, self.name, self.subject) = (words, variables, name, subject)
  }

  /// The name of the schedule for a path: `almanac-3fa94c1b`.
  package static func name(for subject: String) -> String {
    "almanac-\(ContentHash(Data(subject.utf8)).digits.prefix(8))"
  }

  /// The absolute path without `.` and `..`. Links are not resolved.
  package static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

  /// The path by which this program was called, so that a link to the newest release stays a link.
  ///
  /// - Throws: A failure with exit code 69 if it is unknown.
  package static func program(
    called name: String = CommandLine.arguments.first ?? "", path: String
  ) throws(ToolError) -> String {
    guard let own = realpath(CurrentExecutable.path, nil) else {
      throw ToolError("\(CurrentExecutable.path): \(SystemError.last)", exitCode: .unavailable)
    }
    defer { free(own) }
    let itself = String(cString: own)
    let called = name.contains("/") ? absolute(name) : (Self.find(name, in: path) ?? itself)
    guard let target = realpath(called, nil) else { return itself }
    defer { free(target) }
    return String(cString: target) == itself ? called : itself
  }

  /// Searches a program in a colon-separated list of folders.
  package static func find(_ name: String, in path: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}
