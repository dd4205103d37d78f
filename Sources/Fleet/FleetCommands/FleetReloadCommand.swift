import ArgumentParser
import FleetStore
import ToolReports

/// Requests reloads.
struct FleetReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload", abstract: "Ask the providers of widgets again.",
    discussion: """
      A widget that was put aside after failed attempts is attempted again.

      Example: almanac fleet reload --kind next-lesson
      """)

  @OptionGroup var filter: FleetFilterArguments
  @OptionGroup var connection: FleetConnectionArguments

  func run() throws { try FleetReload.run(filter.filter, connection) }
}

/// Attempts again what was put aside.
struct FleetRetryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry", abstract: "Attempt again what was put aside after failed attempts.",
    discussion: "Example: almanac fleet retry --tool my-widgets")

  @OptionGroup var filter: FleetFilterArguments
  @OptionGroup var connection: FleetConnectionArguments

  func run() throws {
    var filter = filter.filter
    filter.isPutAside = true
    try FleetReload.run(filter, connection)
  }
}

private enum FleetReload {
  static func run(_ filter: FleetDatabase.Filter, _ connection: FleetConnectionArguments) throws {
    try connection.use { database in
      let count = try database.reload(try database.find(filter), token: FleetRequest.newToken)
      try Console.print("\(count) \(count == 1 ? "widget" : "widgets")")
    }
  }
}

/// Removes widgets.
struct FleetRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove widgets and their pictures.",
    discussion: "Example: almanac fleet remove --owner anna --name kitchen")

  @OptionGroup var filter: FleetFilterArguments
  @OptionGroup var connection: FleetConnectionArguments

  func run() throws {
    try connection.use { database in
      let count = try database.remove(try database.find(filter.filter))
      try Console.print("\(count) \(count == 1 ? "widget" : "widgets")")
    }
  }
}
