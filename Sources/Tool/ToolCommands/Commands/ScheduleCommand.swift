package import ArgumentParser
import Foundation
import Rendering
import ServiceUnits
import SystemIO
import SystemSettings
import ToolConfiguration
import ToolOptions
import ToolReports
package import Widgets

package struct ScheduleCommand<Bundle: WidgetBundle>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schedule",
      abstract: "Schedule refresh with cron or systemd: print or install a crontab line or user units.",
      discussion: """
        Paths become absolute. ALMANAC_HOME, ALMANAC_ALLOW_HOSTS and the XDG folders are included with their current \
        values. Give the options for refresh; scheduling the same output again replaces its earlier schedule.

        Examples:
          \(ToolName.invoked) schedule cron KIND --every 15m --output ~/widgets
          \(ToolName.invoked) schedule systemd --install --scale 3 --output ~/widgets
          \(ToolName.invoked) schedule systemd --daemon --output ~/widgets
          \(ToolName.invoked) schedule systemd --serve --listen 8780 --config /etc/almanac/widgets.yaml
        """)
  }

  enum Scheduler: String, CaseIterable, Sendable {
    case cron
    case systemd
  }

  @Argument(help: "The scheduler: cron or systemd.", transform: Choice<Scheduler>(of: "scheduler").value)
  var scheduler: Scheduler

  @OptionGroup var outputArguments: OutputArguments

  @Option(
    help: ArgumentHelp("The interval in minutes, hours or days, such as 5m, 2h or 1d (default: 15m)."),
    transform: ScheduleInterval.init(argument:))
  var every: ScheduleInterval?

  @Flag(help: "With systemd: a permanent service with the command run, instead of a timer.")
  var daemon = false

  @Flag(help: "With systemd: a hardened service of the system with the command serve. Needs almanac-server.")
  var serve = false

  @Option(
    help: ArgumentHelp(
      """
      With --serve: what systemd listens on, in a socket unit that starts the service: a port of localhost, an address \
      with a port, or the path of a Unix socket. May be repeated.
      """, valueName: "address"), transform: ListenAddress.init(argument:))
  var listen: [ListenAddress] = []

  @Flag(help: "Install it in the user's crontab or systemd units.")
  var install = false

  @Option(help: "The name of the units (default: almanac and a number that identifies the output).")
  var name: String?

  @OptionGroup var drawingArguments: DrawingArguments

  var placing: OutputOptions { outputArguments.options }
  var drawing: DrawingOptions { drawingArguments.options }

  package init() {}

  package func validate() throws {
    if daemon && scheduler == .cron { throw ValidationError("--daemon cannot be used with cron.") }
    if daemon && every != nil { throw ValidationError("--every cannot be used with --daemon.") }
    try validateServer()
    if drawing.at != nil { throw ValidationError("--at cannot be used with schedule.") }
    if drawing.json { throw ValidationError("--json cannot be used with schedule.") }
    if let name, name.wholeMatch(of: /[A-Za-z0-9_][-A-Za-z0-9_.]{0,99}/) == nil {
      throw ValidationError("invalid unit name '\(name)'. Use letters, digits, - and _.")
    }
    try placing.checkAgainstFile(drawing)
  }

  private func validateServer() throws {
    if !listen.isEmpty && !serve { throw ValidationError("--listen can only be used with --serve.") }
    guard serve else { return }
    if scheduler == .cron { throw ValidationError("--serve cannot be used with cron.") }
    if daemon || every != nil { throw ValidationError("--daemon and --every cannot be used with --serve.") }
    let isPlain = placing.output == nil && placing.kinds.isEmpty && placing.family.isEmpty && placing.rules.isStandard
    if !isPlain || !drawing.words.isEmpty {
      throw ValidationError("--serve reads the widgets and their options from a file: --config FILE.")
    }
  }

  package func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      ToolProcess.bind(drawing.device, scale: drawing.scale)
      _ = try placing.configuration(BundleWidgets(of: Bundle.self, in: drawing.world(environment)), drawing)
      if serve { return try scheduleServer(environment) }
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
    // Cron mails what is written to standard error, and nothing if it is empty.
    return try ScheduledCommand(
      words: [program, daemon ? "run" : "refresh"] + options + drawing.words + kinds,
      variables: environment.scheduledVariables, name: name ?? ScheduledCommand.name(for: subject), subject: subject)
  }

  private func schedule(_ line: CrontabLine) throws {
    guard install else { return try Console.print(try line.text()) }
    let crontab = try Crontab(ToolEnvironment().variables)
    try crontab.write(try line.replaced(in: try crontab.read()))
    Console.error("note: the line was added to your crontab; to remove it: crontab -e")
  }

  private func scheduleServer(_ environment: ToolEnvironment) throws {
    let config = placing.config.map(ScheduledCommand.absolute)
    let units = try ServerUnits(
      try ScheduledCommand.program(path: environment.variables["PATH"] ?? ""), config.map { ["--config", $0] } ?? [],
      variables: environment.localeVariables, addresses: listen.map(\.text),
      name: name ?? ScheduledCommand.name(for: config ?? "serve"), subject: config ?? "all widgets")
    for path in units.hiddenPaths {
      Console.error("warning: \(path.printable): the service sees no homes; copy it to another folder")
    }
    try write(units.files, in: URL(fileURLWithPath: ServerUnits.folder, isDirectory: true))
    say(units.nextCommands)
  }

  private func schedule(_ units: UserUnits, in folder: URL) throws {
    try write(units.files, in: folder)
    let removed = install ? units.obsoleteFiles.filter { unlink(folder.appending(path: $0).path) == 0 } : []
    say(units.nextCommands(isChanged: !removed.isEmpty))
    if daemon { Console.inform("  loginctl enable-linger   # to run it while you are not logged in") }
  }

  private func say(_ commands: [String]) {
    Console.inform("\(install ? "next" : "with these files in place"), run:")
    for command in commands { Console.inform("  \(command)") }
  }

  private func write(_ files: [UserUnits.File], in folder: URL) throws {
    for file in files {
      let path = folder.appending(path: file.name).path
      if install {
        do throws(AtomicFileError) {
          try AtomicFile.write(Data(file.text.utf8), to: path)
        } catch {
          throw ToolError(error)
        }
        try Console.print(path)
      } else {
        if file != files.first { try Console.print("") }
        try Console.print("# \(path.printable)")
        try Console.write(Data(file.text.utf8))
      }
    }
  }
}
