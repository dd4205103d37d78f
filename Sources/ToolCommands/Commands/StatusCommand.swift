package import ArgumentParser
import Foundation
import Scheduling

/// `status`: what is in place, since when, and what comes next.
package struct StatusCommand: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "status",
      abstract: "Says what is in place, since when, what comes next and why, and what went wrong.",
      discussion: "Example: \(ToolName.invoked) status --output ~/widgets")
  }

  @Argument(help: "The widgets, by their kinds; all unless given.")
  var kinds: [String] = []

  @Option(help: "The folder that refresh puts pictures in.")
  var output: String

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp("What counts as now: 2026-11-21T08:00:00Z.", valueName: "ISO8601"),
    transform: DrawingOptions.date)
  var at: Date?

  package init() {}

  package func validate() throws {
    if output.isEmpty { throw ValidationError("Say where the pictures are: --output DIR.") }
  }

  package func run() async throws {
    let folder = OutputFolder(URL(fileURLWithPath: output, isDirectory: true))
    let (tokens, now) = (ToolEnvironment().requests.tokens(), at ?? Date())
    let prefix = output.hasSuffix("/") ? output : output + "/"
    try ToolFailure.reporting {
      guard let paths = folder.places() else {
        throw ToolFailure("\(output): cannot be read; refresh --output \(output) makes it", exitCode: .noInput)
      }
      let wallpaper = WallpaperStatus(in: folder, named: prefix).map(StatusItem.wallpaper)
      let places = paths.compactMap { path in
        PlaceStatus(path, in: folder, named: prefix, tokens, at: now).map(StatusItem.place)
      }
      let items = (places + [wallpaper].compactMap(\.self)).filter { kinds.isEmpty || kinds.contains($0.kind) }
      if let kind = kinds.first(where: { kind in !items.contains { $0.kind == kind } }) {
        throw ToolFailure("\(output): no widget of kind \(kind) is in place there", exitCode: .noInput)
      }
      if json { return try Console.write(try items.jsonText()) }
      for line in items.flatMap({ $0.lines(at: now) }) { try Console.print(line) }
    }
  }
}
