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
    if output.isEmpty { throw ValidationError("Say where the pictures go: --output DIR.") }
    try drawing.settings.check(against: drawing.world(ToolEnvironment()).making { Bundle().kinds })
    if jobs < 1 { throw ValidationError("At least one picture is drawn at a time: --jobs 1.") }
  }

  package func run() async throws {
    let renderer = WidgetRenderer(world: drawing.world(ToolEnvironment()))
    ToolProcess.bind(renderer)
    try await ToolFailure.reporting {
      var kinds: [WidgetKind] = []
      for kind in renderer.world.making({ Bundle().kinds }) {
        kinds.append(try await renderer.world.asking { try await drawing.settings.applied(to: kind, in: nil) })
      }
      let gallery = Gallery(kinds: kinds, drawing: drawing, folder: output)
      let (cells, gaps) = try await gallery.draw(with: renderer, jobs: jobs)
      if drawing.json {
        try Console.write(try cells.map(\.report).jsonText())
      } else {
        for cell in cells { try Console.print(cell.path) }
      }
      for cell in cells { Console.report(cell.report.diagnostics, of: cell.path) }
      for gap in gaps.dropLast() { Console.error("error: \(gap.place): \(gap.failure.message)") }
      if let gap = gaps.last {
        throw ToolFailure("\(gap.place): \(gap.failure.message)", exitCode: gap.failure.exitCode)
      }
      if drawing.strict && cells.contains(where: { !$0.report.diagnostics.isEmpty }) { throw ExitCode.findings }
    }
  }
}
