package import ArgumentParser
public import Widgets

extension WidgetBundle {
  /// Runs the command line over the bundle's widgets: every bundle is its own tool.
  ///
  /// Takes the place of WidgetKit's `main()`, which waits for the system's requests; here they come from the command
  /// line. `--help` lists what there is.
  public static func main() async {
    await ToolCommand<Self, NoFurtherCommands>.main()
  }
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

        Exit codes: 0 done, 2 --strict found something, 64 usage, 65 bad data, 66 no input, 69 something is missing
        (see doctor), 70 a mistake of ours, 73 cannot create a file, 74 cannot write it.
        """,
      version: ToolName.version,
      subcommands: [
        ListCommand<Bundle>.self, RenderCommand<Bundle>.self, TimelineCommand<Bundle>.self, GalleryCommand<Bundle>.self,
        DoctorCommand.self,
      ] + Further.commands)
  }

  package init() {}
}
