package import ArgumentParser
import Dispatch
import Localization
import Refreshing
public import Widgets

extension WidgetBundle {
  /// Runs the bundle's command-line tool, and does not return.
  ///
  /// Replaces WidgetKit's `main()`, which waits for requests from the system. `--help` lists the commands.
  public static func main() { ToolCommand<Self, NoFurtherCommands>.runToEnd() }
}

extension Widget {
  /// Runs the command-line tool for this widget alone, as for a bundle that contains only it.
  public static func main() { ToolCommand<SoleWidget<Self>, NoFurtherCommands>.runToEnd() }
}

/// The bundle of a widget that is itself marked `@main`.
private struct SoleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}

extension ToolCommand {
  /// Runs the command and ends the process. Not `async`, like Apple's `main()`: user code calls it from synchronous
  /// functions.
  package static func runToEnd() -> Never {
    ToolProcess.checkSystem()
    CrashExplanation.runIfAsked()
    CrashExplanation.expect()
    // Before anything slow.
    if CommandLine.arguments.dropFirst().first == "run" { EarlySignals.expect() }
    ProgramResources.becomeMainBundle()
    ToolProcess.start()
    let run = ProcessRun { await Invocation<Self>().run() }
    Task { await run.work() }
    dispatchMain()
  }
}

/// Moves the command into a task. The user's types need not be `Sendable`; nothing else uses them.
private struct ProcessRun: @unchecked Sendable {
  let work: () async -> Void
}

package protocol FurtherCommands {
  static var commands: [any ParsableCommand.Type] { get }
}

package enum NoFurtherCommands: FurtherCommands {
  package static var commands: [any ParsableCommand.Type] { [] }
}

package struct ToolCommand<Bundle: WidgetBundle, Further: FurtherCommands>: AsyncParsableCommand {
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

        Exit codes: 0 success, 2 findings of --strict or snapshot verify, 64 usage error, 65 invalid data, 66 no \
        such input, 69 missing component (see doctor), 70 error in the program, 73 cannot create a file, 74 cannot \
        write a file, 75 temporary failure: a provider did not answer in time.
        """,
      version: ToolName.version, groupedSubcommands: groups)
  }

  private static var groups: [CommandGroup] {
    let groups: [(name: String, commands: [any ParsableCommand.Type])] = [
      (
        "Picture",
        [
          ListCommand<Bundle>.self, RenderCommand<Bundle>.self, TimelineCommand<Bundle>.self,
          GalleryCommand<Bundle>.self, WallpaperCommand<Bundle>.self,
        ]
      ),
      (
        "Desktop",
        [
          RefreshCommand<Bundle>.self, RunCommand<Bundle>.self, StatusCommand<Bundle>.self, ReloadCommand<Bundle>.self,
          ScheduleCommand<Bundle>.self, CheckCommand<Bundle>.self,
        ]
      ),
      ("Data", Further.commands),
      ("Development", [InitCommand.self, BuildCommand.self, SnapshotCommand<Bundle>.self]),
      ("Other", [ImageCommand.self, DoctorCommand.self, VersionCommand.self]),
    ]
    return groups.filter { !$0.commands.isEmpty }.map { CommandGroup(name: $0.name, subcommands: $0.commands) }
  }

  @Flag(name: .customShort("V"), help: ArgumentHelp("Show the version.", visibility: .hidden))
  var showsVersion = false

  package init() {}

  package func run() async throws {
    guard showsVersion else { throw CleanExit.helpRequest(self) }
    try ToolError.reporting { try Console.print(ToolName.version) }
  }
}
