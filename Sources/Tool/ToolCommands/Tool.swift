import Ambient
package import ArgumentParser
internal import CLinux
import Dispatch
import Localization
import Refreshing
import SystemSettings
import ToolOptions
import ToolReports
package import Widgets

extension ToolCommand {
  /// Runs the command and ends the process. Not `async`, like Apple's `main()`: user code calls it from synchronous
  /// functions.
  package static func runAndExit() -> Never {
    ToolProcess.checkSystem()
    CrashExplanation.runIfAsked()
    CrashExplanation.installHandler()
    // Before anything slow.
    if CommandLine.arguments.dropFirst().first == "run" { EarlySignals.expect() }
    ProgramResources.becomeMainBundle()
    ToolProcess.start()
    // Types of a user's sources are not known to be safe to pass on; nobody else uses them.
    let options = UniversalOptions()
    Console.isQuiet = options.isQuiet
    let action = ProgramArguments.areText ? plainAction(options) : nil
    if action == nil { ToolProcess.bindPlainWorld() }
    let invocation = ToolInvocation(options, action, Bundle.self, of: Self.self)
    // The last moment without a second thread.
    if let render = action as? RenderAction, !render.batch.isBatch {
      // One thread at a time works on a picture. By default, a thread's heap grows page by page, with 250 system calls, and the
      // pages of large blocks are returned and asked for again.
      clinux_keep_one_heap()
    }
    if let zone = invocation.timeZone { ToolProcess.adopt(zone) }
    let run = UncheckedBox<() async -> Void>(value: { await invocation.run() })
    Task { await run.value() }
    dispatchMain()
  }
}

package protocol AdditionalCommands {
  static var desktop: [any ParsableCommand.Type] { get }
  static var data: [any ParsableCommand.Type] { get }
  /// Before `snapshot`.
  static var development: [any ParsableCommand.Type] { get }
  /// After those of `snapshot`.
  static var snapshot: [any ParsableCommand.Type] { get }
  static var other: [any ParsableCommand.Type] { get }
  /// The kinds of widgets that `setup` proposes: those that show something without data; empty for the first ones.
  static var proposedWidgets: [String] { get }
}

package enum NoAdditionalCommands: AdditionalCommands {
  package static var desktop: [any ParsableCommand.Type] { [] }
  package static var data: [any ParsableCommand.Type] { [] }
  package static var development: [any ParsableCommand.Type] { [] }
  package static var snapshot: [any ParsableCommand.Type] { [] }
  package static var other: [any ParsableCommand.Type] { [] }
  package static var proposedWidgets: [String] { [] }
}

package struct ToolCommand<Bundle: WidgetBundle, Further: AdditionalCommands>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ToolName.invoked,
      abstract: "Draw home-screen widgets as images.",
      discussion: """
        Examples:
          \(ToolName.invoked) list
          \(ToolName.invoked) render KIND --family medium --scale 3 -o picture.png
          \(ToolName.invoked) gallery -o gallery
          \(ToolName.invoked) snapshot verify

        Exit codes: 0 done, 2 --strict or snapshot verify found something, 64 usage, 65 bad data, 66 no input, 69 something is missing \
        (see doctor), 70 a mistake in the program, 73 cannot create a file, 74 cannot write it, 75 a provider did not \
        answer.
        """,
      version: ToolName.version, groupedSubcommands: groups)
  }

  /// The action of a usual command line, read without the parser.
  private static func plainAction(_ options: UniversalOptions) -> (any CommandAction)? {
    switch options.words.first {
    case "render": RenderAction(plain: options.rest)
    case "refresh": RefreshAction(plain: options.rest)
    case "run": RunAction(plain: options.rest)
    case "status": StatusAction(plain: options.rest)
    case "version", "--version", "-V": VersionAction(plain: options.rest)
    default: nil
    }
  }

  private static var groups: [CommandGroup] {
    let groups: [(name: String, commands: [any ParsableCommand.Type])] = [
      (
        "Picture",
        [
          ListCommand<Bundle>.self, PreviewsCommand<Bundle>.self, RenderCommand<Bundle>.self, ShowCommand<Bundle>.self,
          TimelineCommand<Bundle>.self, TapCommand<Bundle>.self, GalleryCommand<Bundle>.self,
          WallpaperCommand<Bundle>.self,
        ]
      ),
      (
        "Desktop",
        [
          SetupCommand<Bundle, Further>.self,
          RefreshCommand<Bundle>.self, RunCommand<Bundle>.self, StatusCommand<Bundle>.self, ReloadCommand<Bundle>.self,
          ScheduleCommand<Bundle>.self, CheckCommand<Bundle>.self,
          ServedConfigurationCommand<Bundle>.self,
        ] + Further.desktop
      ),
      ("Data", Further.data),
      (
        "Development",
        Further.development + [
          SnapshotCommand<Bundle, Further>.self, PreviewSessionCommand<Bundle>.self, FleetSessionCommand<Bundle>.self,
        ]
      ),
      ("Other", Further.other + [DoctorCommand.self, VersionCommand.self]),
    ]
    return groups.filter { !$0.commands.isEmpty }.map { CommandGroup(name: $0.name, subcommands: $0.commands) }
  }

  /// Here for the help and completion: ``UniversalOptions`` reads them.
  @Flag(
    name: .shortAndLong,
    help: "With any command: print only results and errors, and leave out warnings, notes and progress.")
  var quiet = false

  @Flag(help: "With any command: show all options. --help shows the common ones.")
  var helpAll = false

  @Flag(name: .customShort("V"), help: ArgumentHelp("Show the version.", visibility: .hidden))
  var showsVersion = false

  package init() {}

  package func run() async throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    try VersionAction().run()
  }
}
