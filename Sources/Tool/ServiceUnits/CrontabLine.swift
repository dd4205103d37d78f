import ArgumentParser

/// A schedule as a line of a user's crontab, which `/bin/sh` reads after cron.
package struct CrontabLine: Hashable, Sendable {
  package let command: ScheduledCommand
  package let interval: ScheduleInterval

  package init(command: ScheduledCommand, interval: ScheduleInterval) {
    (self.command, self.interval) = (command, interval)
  }

  /// The most bytes of a command that every cron takes; longer ones would be cut or refused.
  package static let longest = 998

  /// The line, without its line break. What the command prints is not mailed; what it warns of is.
  ///
  /// - Throws: A validation error, with exit code 64, when it is longer than cron reads.
  package func text() throws -> String {
    let variables = command.variables.map { "\($0.name)=\(Self.quoted($0.value))" }
    let words = variables + command.words.map(Self.quoted) + [">/dev/null", Self.mark(command.name)]
    let line = words.joined(separator: " ")
    guard line.utf8.count <= Self.longest else {
      throw ValidationError(
        "The command has \(line.utf8.count) bytes, and a crontab takes \(Self.longest): "
          + "write the widgets into a file and give --config FILE, or take systemd.")
    }
    return "\(interval.cronFields) \(line)"
  }

  /// A crontab with this line in place of the one that the schedule had, or at the end; all other lines stay.
  package func replaced(in crontab: String) throws -> String {
    var lines = crontab.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let place = lines.firstIndex(where: isOwn) ?? lines.endIndex
    lines.removeAll(where: isOwn)
    lines.insert(try text(), at: min(place, lines.endIndex))
    return lines.map { $0 + "\n" }.joined()
  }

  private func isOwn(_ line: String) -> Bool { line.hasSuffix(" " + Self.mark(command.name)) }

  /// The comment by which the line is found again.
  private static func mark(_ name: String) -> String { "# \(name), kept by almanac schedule" }

  /// A word as it stands in a crontab: between apostrophes for the shell.
  ///
  /// Cron itself ends the command at a `%`, unless a backslash is before it, which it takes away; some crons make one
  /// backslash of two, too. Two never meet here: the apostrophes are closed and opened after each.
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
  /// Whether the byte means itself in shells, crontabs and units.
  var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "_"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"): true
    default: false
    }
  }
}
