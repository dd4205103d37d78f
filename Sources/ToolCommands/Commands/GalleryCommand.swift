package import ArgumentParser
import Foundation
import Graphics
import Rendering
import Timelines
import Views
package import Widgets

/// `gallery`: every widget in every family, light and dark.
package struct GalleryCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery",
      abstract: "Draws every widget in every family, light and dark, with a contact sheet, index.html.",
      discussion: "Example: \(ToolName.invoked) gallery --output gallery")
  }

  @Option(help: "The folder to write to; made if it is not there.")
  var output: String

  @Option(help: "Pictures drawn at once; one a processor unless given.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var drawing: DrawingOptions

  package init() {}

  package func validate() throws {
    if jobs < 1 { throw ValidationError("At least one picture is drawn at a time: --jobs 1.") }
  }

  package func run() async throws {
    let renderer = WidgetRenderer(world: drawing.world(ToolEnvironment()))
    let gallery = Gallery(kinds: Bundle().kinds, drawing: drawing, folder: output)
    do {
      let cells = try await gallery.draw(with: renderer, jobs: jobs)
      if drawing.json {
        Console.write(try cells.map(\.report).jsonText())
      } else {
        cells.forEach { Console.print($0.path) }
      }
      let diagnostics = cells.flatMap(\.report.diagnostics)
      Console.report(diagnostics)
      if drawing.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    } catch let failure as ToolFailure {
      throw failure.reported()
    }
  }
}
