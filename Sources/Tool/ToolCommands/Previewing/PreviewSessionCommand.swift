package import ArgumentParser
import Foundation
import ToolOptions
import ToolReports
package import Widgets

/// Draws for `almanac preview`: reads requests from standard input and writes answers to standard output, a line of JSON
/// each, until standard input ends.
package struct PreviewSessionCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview-session", abstract: "Draw for `almanac preview`.", shouldDisplay: false)
  }

  @Option(help: "The folder for pictures, which are named by their content.")
  var pictures: String

  @OptionGroup var arguments: DrawingArguments

  var timeZone: TimeZone { arguments.options.timeZone }

  package init() {}

  package func run() async throws {
    let drawing = arguments.options
    let session = PreviewSession(
      BatchDrawing(drawing) { BundleWidgets(of: Bundle.self, in: $0) }, usual: drawing,
      pictures: URL(fileURLWithPath: pictures, isDirectory: true))
    try await ToolError.reporting { try await session.run() }
  }
}
