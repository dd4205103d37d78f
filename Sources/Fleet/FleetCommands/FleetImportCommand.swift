import ArgumentParser
import FleetStore
import Foundation
import JSONText
import SystemIO
import ToolOptions
import ToolReports

/// Places many widgets.
struct FleetImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Place many widgets: a line of JSON for each.",
    discussion: """
      Each line is an object with "owner", "name", "kind", and what it needs of "family", "tool", "data" (a folder on \
      this machine), "set" and the options of render, as in render --batch:
        {"owner": "anna", "name": "kitchen", "kind": "clock", "family": "small", "time-zone": "Europe/Berlin"}

      A stack shows one of several widgets of its owner, as in a configuration file: {"owner": "anna", "name": "hall", \
      "stack": ["kitchen", "today"], "turn": 900}.

      Widgets that are not in the file stay. A line with an error is reported and skipped. Importing a file again changes \
      only what differs.
      """)

  @Argument(help: "The file; - for standard input.")
  var file: String

  @OptionGroup var connection: FleetConnectionArguments

  /// The number of widgets in a transaction.
  private static let chunk = 1000
  private static let messageLimit = 20

  func run() async throws {
    try await ToolError.reporting {
      do {
        try await place()
      } catch {
        throw try FleetFailure.translating { () throws -> any Error in throw error }
      }
    }
  }

  private func place() async throws {
    let database = try FleetDatabase(connection.database, program: "almanac fleet")
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolError("\(file): cannot be read: \(SystemError.last)", exitCode: .noInput) }
    let reader = try LineReader(descriptor, limit: BatchRequest.limit)
    let importer = PlacementReader(database)
    var (number, skipped, counts) = (0, 0, (placed: 0, changed: 0, total: 0))
    var widgets: [PlacedWidget] = []
    func flush() throws {
      guard !widgets.isEmpty else { return }
      let (placed, changed) = try database.place(widgets, token: FleetRequest.newToken)
      counts = (counts.placed + placed, counts.changed + changed, counts.total + widgets.count)
      widgets = []
    }
    while let line = try await reader.next() {
      number += 1
      do {
        guard case .bytes(let bytes) = line else { throw ToolError("too long", exitCode: .badData) }
        if let widget = try importer.widget(bytes) { widgets.append(widget) }
      } catch let error as any FatalImportError {
        throw error
      } catch {
        skipped += 1
        if skipped <= Self.messageLimit {
          Console.error("error: \(file):\(number): \(ToolError(anyOf: error).message)")
        }
      }
      if widgets.count >= Self.chunk { try flush() }
    }
    try flush()
    let rest = counts.total - counts.placed - counts.changed
    try Console.print("\(counts.placed) placed, \(counts.changed) changed, \(rest) unchanged, \(skipped) skipped")
    if skipped > Self.messageLimit {
      Console.error("error: \(file): \(skipped - Self.messageLimit) more lines cannot be used")
    }
    if skipped > 0 { throw ExitCode.badData }
  }
}
