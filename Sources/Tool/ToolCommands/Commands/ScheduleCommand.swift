package import ArgumentParser
import AtomicFiles
import Foundation
import Rendering
package import Widgets

/// `schedule`: what has cron or systemd put pictures in place.
package struct ScheduleCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schedule",
      abstract: "Has cron or systemd run refresh: prints a crontab line or user units, or installs them.",
      discussion: """
        Paths are made absolute; ALMANAC_HOME, ALMANAC_ALLOW_HOSTS and XDG's folders are carried over as they are now. \
        Give the options that refresh is to have; the same output scheduled again takes the place of what it had.

        Examples:
          \(ToolName.invoked) schedule cron KIND --every 15m --output ~/widgets
          \(ToolName.invoked) schedule systemd --install --scale 3 --output ~/widgets
          \(ToolName.invoked) schedule systemd --daemon --output ~/widgets
        """)
  }

  /// Who runs the command.
  enum Scheduler: String, CaseIterable, Sendable {
    case cron
    case systemd
  }

  @Argument(help: "cron or systemd.", transform: Choice<Scheduler>(of: "scheduler").value)
  var scheduler: Scheduler

  @OptionGroup var placing: PlacingOptions

  @Option(
    help: ArgumentHelp("How often: minutes, hours or a day, for instance 5m, 2h, 1d; 15m unless given."),
    transform: ScheduleInterval.init(argument:))
  var every: ScheduleInterval?

  @Flag(help: "For systemd: a service that stays, of the command run, in place of a timer.")
  var daemon = false

  @Flag(help: "Put it in place: in the user's crontab, or among the user's units.")
  var install = false

  @Option(help: "What the units are called; almanac and a number that stands for the output unless given.")
  var name: String?

  @OptionGroup var drawing: DrawingOptions

  package init() {}

  package func validate() throws {
    if daemon && scheduler == .cron { throw ValidationError("--daemon is for systemd; cron starts a pass at a time.") }
    if daemon && every != nil { throw ValidationError("--every is for a timer; --daemon sleeps to the next date.") }
    if drawing.at != nil { throw ValidationError("A schedule goes by the clock; leave out --at.") }
    if drawing.json { throw ValidationError("A schedule is text; leave out --json.") }
    if let name, name.wholeMatch(of: /[A-Za-z0-9_][-A-Za-z0-9_.]{0,99}/) == nil {
      throw ValidationError("'\(name)' is no name of a unit. Write letters, digits, - and _.")
    }
    try placing.checkAgainstFile(drawing)
  }

  package func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      ToolProcess.bind(drawing.device, scale: drawing.scale)
      _ = try placing.configuration(BundleWidgets(of: Bundle.self, in: drawing.world(environment)), drawing)
      let command = try command(environment)
      switch scheduler {
      case .cron: try schedule(CrontabLine(command: command, interval: every ?? .standard))
      case .systemd:
        let units = UserUnits(command: command, interval: daemon ? nil : every ?? .standard)
        try schedule(units, in: environment.userUnits)
      }
    }
  }

  private func command(_ environment: ToolEnvironment) throws -> ScheduledCommand {
    let (options, kinds) = placing.words
    let subject = ScheduledCommand.absolute(placing.config ?? placing.folder)
    let program = try ScheduledCommand.program(path: environment.variables["PATH"] ?? "")
    // A mail, or nothing: cron sends what is written to standard error.
    return try ScheduledCommand(
      words: [program, daemon ? "run" : "refresh"] + options + drawing.words + kinds,
      variables: environment.carried, name: name ?? ScheduledCommand.name(for: subject), subject: subject)
  }

  private func schedule(_ line: CrontabLine) throws {
    guard install else { return try Console.print(try line.text()) }
    let crontab = try Crontab(ToolEnvironment().variables)
    try crontab.write(try line.replaced(in: try crontab.read()))
    Console.error("note: the line is in your crontab; `crontab -e` takes it out")
  }

  private func schedule(_ units: UserUnits, in folder: URL) throws {
    for file in units.files {
      let path = folder.appending(path: file.name).path
      if install {
        do throws(AtomicFileError) {
          try AtomicFile.write(Data(file.text.utf8), to: path)
        } catch {
          throw ToolError(error)
        }
        try Console.print(path)
      } else {
        if file != units.files.first { try Console.print("") }
        try Console.print("# \(path.printable)")
        try Console.write(Data(file.text.utf8))
      }
    }
    let removed = install ? units.obsoleteFiles.filter { unlink(folder.appending(path: $0).path) == 0 } : []
    Console.error("\(install ? "now" : "with these files in place") run:")
    for command in units.nextCommands(isChanged: !removed.isEmpty) { Console.error("  \(command)") }
    if daemon { Console.error("  loginctl enable-linger   # to have it without being logged in") }
  }
}
