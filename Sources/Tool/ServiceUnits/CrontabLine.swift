import ArgumentParser

/// A schedule as a line of the user's crontab. The command is parsed by cron, then by `/bin/sh`.
package struct CrontabLine: Hashable, Sendable {
  package let command: ScheduledCommand
  package let interval: ScheduleInterval

  package init(command: ScheduledCommand, interval: ScheduleInterval) {
    (self.command, self.interval) = (command, interval)
  }

  /// The longest command in bytes that every cron accepts; others truncate or reject longer ones.
  package static let longest = 998

  /// The line, without its line break. The command's standard output is discarded; errors and warnings are mailed.
  ///
  /// - Throws: A validation error, with exit code 64, if it is too long for cron.
  package func text() throws -> String {
    let variables = command.variables.map { "\($0.name)=\(Self.quoted($0.value))" }
    let words = variables + command.words.map(Self.quoted) + [">/dev/null", Self.mark(command.name)]
    let line = words.joined(separator: " ")
    guard line.utf8.count <= Self.longest else {
      throw ValidationError(
        "The command has \(line.utf8.count) bytes; the limit of a crontab is \(Self.longest). "
          + "Put the widgets in a file and use --config FILE, or use systemd.")
    }
    return "\(interval.cronFields) \(line)"
  }

  /// The crontab with this line, which replaces an earlier one for the same schedule. All other lines stay.
  package func replaced(in crontab: String) throws -> String {
    var lines = crontab.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let place = lines.firstIndex(where: isOwn) ?? lines.endIndex
    lines.removeAll(where: isOwn)
    lines.insert(try text(), at: min(place, lines.endIndex))
    return lines.map { $0 + "\n" }.joined()
  }

  private func isOwn(_ line: String) -> Bool { line.hasSuffix(" " + mark) }

  /// The comment that identifies the line.
  package var mark: String { Self.mark(command.name) }

  private static func mark(_ name: String) -> String { "# \(name), kept by almanac schedule" }

  /// A word of a crontab, in single quotes for the shell.
  ///
  /// Cron ends the command at a `%`, unless it follows a backslash, which cron removes; some crons also turn two
  /// backslashes into one. Two backslashes never meet here, because the quotes are closed and opened after each.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy({ $0.isPlain }) { return word }
    let inside = word.map { character in
      switch character {
      case "'": #"'\''"#
      case "\\": #"\''"#
      case "%": #"\%"#
      default: String(character)
      }
    }
    return "'\(inside.joined())'"
  }
}

extension UInt8 {
  /// Whether the byte needs no quoting in shells, crontabs and units.
  var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"): true
    default: false
    }
  }
}
