package import ArgumentParser
import Dispatch
import Localization
import Refreshing
public import Widgets

extension WidgetBundle {
  /// Runs the command line over the bundle's widgets: every bundle is its own tool.
  ///
  /// Takes the place of WidgetKit's `main()`, which waits for the system's requests; here they come from the command
  /// line. `--help` lists what there is. Does not return.
  public static func main() { ToolCommand<Self, NoFurtherCommands>.runToEnd() }
}

extension Widget {
  /// Runs the command line over this one widget, as a bundle with nothing else in it would.
  public static func main() { ToolCommand<SoleWidget<Self>, NoFurtherCommands>.runToEnd() }
}

/// The bundle of a widget that is marked `@main` itself.
private struct SoleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}

extension ToolCommand {
  /// Runs the command and ends the process. Apple's `main()` is not `async`, and sources call it from functions that are
  /// not either.
  package static func runToEnd() -> Never {
    // Before anything that takes time.
    if CommandLine.arguments.dropFirst().first == "run" { EarlySignals.expect() }
    ProgramResources.becomeMainBundle()
    ToolProcess.start()
    let run = ProcessRun {
      await main(ArgumentList.parsable(Array(CommandLine.arguments.dropFirst())))
      exit()
    }
    Task { await run.work() }
    dispatchMain()
  }
}

/// The one thing that a process does. Types of a user's sources are not known to be safe to pass on; nobody else uses them.
private struct ProcessRun: @unchecked Sendable {
  let work: () async -> Void
}

/// Commands that a tool has besides those of every bundle.
package protocol FurtherCommands {
  static var commands: [any ParsableCommand.Type] { get }
}

/// Nothing besides.
package enum NoFurtherCommands: FurtherCommands {
  package static var commands: [any ParsableCommand.Type] { [] }
}

/// The command that all others belong to.
package struct ToolCommand<Bundle: WidgetBundle, Further: FurtherCommands>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: ToolName.invoked,
      abstract: "Draws home-screen widgets: their timelines, entry by entry, as pictures.",
      discussion: """
        Examples:
          \(ToolName.invoked) list
          \(ToolName.invoked) render KIND --family systemMedium --scale 3 -o picture.png
          \(ToolName.invoked) gallery --output gallery
          \(ToolName.invoked) snapshot verify

        Exit codes: 0 done, 2 --strict or snapshot verify found something, 64 usage, 65 bad data, 66 no input, 69 something is missing \
        (see doctor), 70 a mistake in the program, 73 cannot create a file, 74 cannot write it, 75 a provider did not \
        answer.
        """,
      version: ToolName.version,
      subcommands: [
        ListCommand<Bundle>.self, RenderCommand<Bundle>.self, TimelineCommand<Bundle>.self, GalleryCommand<Bundle>.self,
        SnapshotCommand<Bundle>.self, WallpaperCommand<Bundle>.self, RefreshCommand<Bundle>.self,
        RunCommand<Bundle>.self, ReloadCommand<Bundle>.self,
        StatusCommand<Bundle>.self,
        ScheduleCommand<Bundle>.self, CheckCommand<Bundle>.self,
        BuildCommand.self, InitCommand.self, ImageCommand.self, DoctorCommand.self,
      ] + Further.commands)
  }

  package init() {}
}
