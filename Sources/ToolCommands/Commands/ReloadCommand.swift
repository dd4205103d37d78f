package import ArgumentParser
import AtomicFiles
import Foundation
import Rendering
import Scheduling
package import Widgets

/// `reload`: asks for new timelines, as an app does with `WidgetCenter`.
package struct ReloadCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reload",
      abstract: "Asks for new timelines, as WidgetCenter does: the next refresh asks the providers, in every output.",
      discussion: "Example: \(ToolName.invoked) reload KIND")
  }

  @Argument(help: "The widgets, by their kinds.")
  var kinds: [String] = []

  @Flag(help: "All widgets, of this tool and of others.")
  var all = false

  package init() {}

  package func validate() throws {
    if kinds.isEmpty != all { throw ValidationError("Say which: one or more kinds, or --all.") }
    let world = DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US"))
    for kind in kinds { _ = try Bundle.kind(named: kind, in: world) }
  }

  package func run() async throws {
    let requests = ToolEnvironment().requests
    let world = DrawingOptions.plainWorld(ToolEnvironment(), locale: Locale(identifier: "en_US"))
    try ToolFailure.reporting {
      do {
        if all { try requests.ask(forKind: nil) }
        for kind in kinds { try requests.ask(forKind: try Bundle.kind(named: kind, in: world).kind) }
      } catch let error as AtomicFileError {
        throw ToolFailure(error)
      }
    }
  }
}
