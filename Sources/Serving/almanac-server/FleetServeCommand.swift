import ArgumentParser
import FleetCommands
import FleetServing
import FleetStore
import Foundation
import PictureServing
import PostgresClient
import ToolReports
import WebServing

/// What `almanac fleet` starts.
struct FleetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet", abstract: "Serve the pictures of a fleet.", subcommands: [FleetServeCommand.self])
}

struct FleetServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the pictures of a fleet over HTTP.",
    discussion: """
      GET /OWNER/NAME.png, .json and .html. Answers say until when they are valid, to the second. The server keeps \
      nothing: any number of them serve one database, or its replicas, with equal answers.

      Everyone who can reach the server sees the pictures whose addresses they know. No address lists them.

      Examples:
        almanac fleet serve --database postgresql://reader@db/widgets
        almanac fleet serve --host 0.0.0.0 --port 8080 --token-file token
      """)

  @Option(
    help: ArgumentHelp("Connections to the database, besides one that hears of new pictures.", valueName: "count"))
  var connections = 4

  @Option(help: ArgumentHelp("The most memory for known pictures, in MiB.", valueName: "MiB"))
  var memory = 128

  @OptionGroup var connection: FleetConnectionArguments

  @OptionGroup var listening: ListeningArguments

  func validate() throws {
    if !(1...64).contains(connections) { throw ValidationError("--connections must be from 1 to 64.") }
    if !(1...65_536).contains(memory) { throw ValidationError("--memory must be from 1 to 65536.") }
  }

  func run() async throws { try await ServerErrors.reporting(serve) }

  private func serve() async throws {
    signal(SIGPIPE, SIG_IGN)
    let server = try listening.server()
    let token = try listening.token
    let database = DatabaseState { Console.error("note: \($0)") }
    try await check(database)
    let metrics = PrometheusMetrics(help: FleetExposition.help)
    let readers = FleetReaders(connections, of: connection.database, database)
    let pictures = FleetPictures(limit: memory << 20, asking: readers.question(counting: metrics))
    let events = FleetEvents(pictures)
    let watch = FleetWatch(connection.database, database, readers) { numbers in
      pictures.expire(numbers)
      events.update(numbers)
    } onPoll: {
      events.update(nil)
    }
    RequestMetrics(metrics).add(to: server)
    let exposition = FleetExposition(metrics, database, readers, pictures, events)
    FleetRoutes(pictures, events, readers, database, exposition, token: token).add(to: server)
    watch.start()
    try await server.run(endsOnSignals: true) { [listening] addresses in
      Console.inform("Serving a fleet at \(listening.text(addresses))")
    }
  }

  /// Ends the program if the database will never answer as it is. A server may start before its database.
  private func check(_ database: DatabaseState) async throws {
    do {
      try await FleetReaders.check(connection.database)
      database.succeeded(.watch)
    } catch let error as PostgresError where error.isTransient {
      database.failed(.watch, error)
    } catch {
      try FleetFailure.translating { throw error }
    }
  }
}
