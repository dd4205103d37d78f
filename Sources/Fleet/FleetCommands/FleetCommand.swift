package import ArgumentParser
import ToolReports

/// The commands of a fleet: many machines that keep the widgets of a PostgreSQL database up to date.
package struct FleetCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fleet", abstract: "Keep many widgets up to date with many machines, on PostgreSQL.",
      discussion: """
        The database is in --database, or in PostgreSQL's own variables, such as PGHOST and PGSERVICE.

        Example:
          \(ToolName.invoked) fleet init
          \(ToolName.invoked) fleet place clock --owner anna --name kitchen --family small
          \(ToolName.invoked) fleet worker
        """,
      subcommands: [
        FleetInitCommand.self, FleetPlaceCommand.self, FleetImportCommand.self, FleetListCommand.self,
        FleetRemoveCommand.self, FleetReloadCommand.self, FleetRetryCommand.self, FleetWorkerCommand.self,
        FleetStatusCommand.self, FleetServeCommand.self,
      ])
  }

  package init() {}
}
