import ArgumentParser
import SystemIO
import Foundation

/// A command that a scheduler is to run: a program and its words, and the variables that it must find.
struct ScheduledCommand: Hashable, Sendable {
  /// The program's absolute path, then what it is told.
  let words: [String]
  /// Names and values, in order.
  let variables: [Variable]
  /// What tells the schedule from others: the name of its units, and the mark in the crontab.
  let name: String
  /// What the schedule is about, for people.
  let subject: String

  struct Variable: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// - Throws: A validation error, with exit code 64, for a text with a line break or another control character: neither a
  ///   crontab nor a unit has a form for it.
  init(words: [String], variables: [Variable], name: String, subject: String) throws {
    for text in words + variables.map(\.value) + [subject]
    where text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw ValidationError("'\(text.printable)' has a line break or a control character, and cannot be scheduled.")
    }
    (self.words, self.variables, self.name, self.subject) = (words, variables, name, subject)
  }

  /// A name for the schedule of `subject`, a path: `almanac-3fa94c1b`.
  static func name(for subject: String) -> String {
    "almanac-\(ContentHash(Data(subject.utf8)).digits.prefix(8))"
  }

  /// `path` from the root, without `.` and `..`, links left as they are.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }

  /// The path of this program: as it was called, so that a link to the newest release stays one.
  ///
  /// - Throws: A failure with exit code 69 where the system does not say.
  static func program(
    called name: String = CommandLine.arguments.first ?? "", path: String
  ) throws(ToolError) -> String {
    guard let own = realpath(OwnProgram.path, nil) else {
      throw ToolError("\(OwnProgram.path): \(SystemError.last)", exitCode: .unavailable)
    }
    defer { free(own) }
    let itself = String(cString: own)
    let called = name.contains("/") ? absolute(name) : (Self.find(name, in: path) ?? itself)
    guard let target = realpath(called, nil) else { return itself }
    defer { free(target) }
    return String(cString: target) == itself ? called : itself
  }

  /// The program called `name` in a list of folders with colons between them.
  static func find(_ name: String, in path: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}
