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

      Examples:
        almanac fleet import widgets.jsonl
        jq -c '.widgets[]' export.json | almanac fleet import -
      """)

  @Argument(help: "The file; - for standard input.")
  var file: String

  @OptionGroup var connection: FleetConnectionArguments

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
    var placements = PlacementImport(file, to: database)
    let reader = try LineReader(descriptor, limit: BatchRequest.limit)
    // 0 for a pipe.
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? status.st_size : 0
    var progress = ConsoleProgressBar(total: 100, unit: " %")
    defer { progress.finish() }
    do {
      while let line = try await reader.next() {
        try placements.add(line)
        if size > 0 { progress.show(Int(100 * lseek(descriptor, 0, SEEK_CUR) / size), of: 100) }
      }
    } catch let error as SystemError {
      throw ToolError("\(file): cannot be read: \(error)", exitCode: .noInput)
    }
    try placements.finish()
  }
}
