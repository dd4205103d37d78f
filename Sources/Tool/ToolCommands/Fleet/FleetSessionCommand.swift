package import ArgumentParser
import Foundation
import ToolOptions
import ToolReports
package import Widgets

/// Draws for a worker of a fleet: reads tasks from standard input and writes answers to standard output, a line of JSON
/// each, until standard input ends.
package struct FleetSessionCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "fleet-session", abstract: "Draw for a worker of a fleet.", shouldDisplay: false)
  }

  package init() {}

  package func run() async throws {
    let drawing = DrawingOptions()
    let session = FleetSession(BatchDrawing(drawing) { BundleWidgets(of: Bundle.self, in: $0) }, usual: drawing)
    try await ToolError.reporting { try await session.run() }
  }
}
