/// A schedule as systemd user units: a service, and the timer that starts it.
package struct UserUnits: Hashable, Sendable {
  package let command: ScheduledCommand
  /// The timer's interval; nil for a daemon without a timer.
  package let interval: ScheduleInterval?

  package init(command: ScheduledCommand, interval: ScheduleInterval?) {
    (self.command, self.interval) = (command, interval)
  }

  package struct File: Hashable, Sendable {
    package let name: String
    package let text: String
  }

  package var files: [File] {
    let service = File(name: "\(command.name).service", text: service)
    guard let interval else { return [service] }
    return [service, File(name: "\(command.name).timer", text: timer(interval))]
  }

  /// The files of an earlier schedule of the other form: its unit, and the link of `systemctl enable`.
  package var obsoleteFiles: [String] {
    interval == nil
      ? ["\(command.name).timer", "timers.target.wants/\(command.name).timer"]
      : ["default.target.wants/\(command.name).service"]
  }

  /// The commands to run after the files are installed.
  ///
  /// - Parameter isChanged: Whether an earlier schedule of the other form was replaced.
  package func nextCommands(isChanged: Bool) -> [String] {
    let obsolete = "\(command.name).\(interval == nil ? "timer" : "service")"
    return (isChanged ? ["systemctl --user stop \(obsolete)"] : []) + [
      "systemctl --user daemon-reload", "systemctl --user enable --now \(files.last?.name ?? command.name)",
    ]
  }

  private var service: String {
    let head = ["[Unit]", "Description=Widgets in \(title)", "", "[Service]"]
    let lines =
      interval == nil
      ? head + ["Type=notify", "NotifyAccess=main"] + environment
        + [
          start, "ExecReload=/bin/kill -HUP $MAINPID", "WatchdogSec=60", "Restart=on-failure", "RestartSec=5", "",
          "[Install]", "WantedBy=default.target",
        ]
      : head + ["Type=oneshot"] + environment + [start]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of the variables.
  var environment: [String] { command.variables.map { "Environment=\(Self.quoted("\($0.name)=\($0.value)"))" } }

  /// The line of the command.
  var start: String { "ExecStart=" + startWords.map(Self.quoted).joined(separator: " ") }

  /// The words of `ExecStart=`. The colon disables the expansion of `$NAME`. systemd starts no program with a quote
  /// or backslash in its path, so a shell does, and replaces itself.
  private var startWords: [String] {
    let program = command.words.first ?? ""
    let isTaken = !program.contains { "\"'\\".contains($0) }
    let words = isTaken ? command.words : ["/bin/sh", "-c", #"exec "$0" "$@""#] + command.words
    return [":" + (words.first ?? "")] + words.dropFirst()
  }

  private func timer(_ interval: ScheduleInterval) -> String {
    """
    [Unit]
    Description=Pictures of widgets in \(title)

    [Timer]
    OnCalendar=\(interval.calendar)
    AccuracySec=1s
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  /// A quoted word of a unit (systemd.syntax, "Quoting"; systemd.unit, "Specifiers").
  static func quoted(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy({ $0.isPlain }) { return word }
    let inside = word.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: String(character)
      }
    }
    return "\"\(withoutSpecifiers(inside.joined()))\""
  }

  /// The text with `%` escaped.
  private static func withoutSpecifiers(_ text: String) -> String { text.replacing("%", with: "%%") }

  /// The subject for a description. A trailing backslash would join the next line, so a space follows.
  var title: String {
    let text = Self.withoutSpecifiers(command.subject)
    return text.hasSuffix("\\") ? text + " " : text
  }
}
