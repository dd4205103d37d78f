package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
import Views
package import Widgets

package struct GalleryCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "gallery",
      abstract: "Draw every widget in every family, or every preview, light and dark, with an index.html.",
      discussion: "Example: \(ToolName.invoked) gallery --output pictures")
  }

  @Option(name: .shortAndLong, help: "The output folder; created if missing.")
  var output = "gallery"

  @Option(help: "The number of pictures to draw at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Draw the #Preview and PreviewProvider of the sources instead of the widgets, with all their entries.")
  var previews = false

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options.reproducible }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if output.isEmpty { throw ValidationError("--output must not be empty.") }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if previews && !drawing.set.isEmpty { throw ValidationError("--previews takes no --set: the previews decide it.") }
  }

  package func run() async throws {
    // The gallery has its own progress bar.
    let renderer = drawing.renderer(ToolEnvironment(), showsFetches: false)
    let widgets =
      previews
      ? try await BundleWidgets(previews: [], renderer) : BundleWidgets(of: Bundle.self, in: renderer.world)
    try drawing.settings.check(against: widgets.kinds)
    try await ToolError.reporting {
      if let journal = ToolProcess.journal {
        let journal = try DrawingJournal<GalleryResult>(journal)
        _ = try await outcomes(of: widgets.kinds, with: renderer, journal: journal)
        return try journal.check()
      }
      let gallery = gallery(of: widgets.kinds)
      let outcomes =
        ToolProcess.isTool
        ? try DrawingSupervisor<GalleryResult>(count: gallery.requests.count).outcomes()
        : try await outcomes(of: widgets.kinds, with: renderer, journal: nil)
      try report(on: gallery, try gallery.finish(outcomes), widgets.findings)
    }
  }

  private func gallery(of kinds: [WidgetKind]) -> Gallery {
    Gallery(title: previews ? "Previews" : "Widgets", kinds: kinds, drawing: drawing, folder: output)
  }

  /// Draws the pictures in this process.
  private func outcomes(
    of plain: [WidgetKind], with renderer: WidgetRenderer, journal: DrawingJournal<GalleryResult>?
  ) async throws -> [GalleryResult] {
    var kinds: [WidgetKind] = []
    for kind in plain {
      kinds.append(try await renderer.world.asking { try await drawing.settings.applied(to: kind, in: nil) })
    }
    return try await gallery(of: kinds).draw(
      with: renderer, jobs: journal?.state.isCautious == true ? 1 : jobs, journal: journal)
  }

  private func report(
    on gallery: Gallery, _ results: (cells: [GalleryCell], gaps: [GalleryError]), _ kindFindings: [Diagnostic]
  ) throws {
    let (cells, gaps) = results
    if drawing.json {
      try Console.write(try cells.map(\.picture.report).jsonText())
    } else {
      for cell in cells { try Console.print(cell.picture.path) }
    }
    for (kind, families) in gallery.unavailableFamilies {
      Console.error("note: \(kind.kind): \(kind.absence(of: families, on: drawing.device))")
    }
    Console.report(kindFindings)
    Console.report(cells.map { ($0.picture.path, $0.picture.report.diagnostics) })
    for gap in gaps.dropLast() { Console.error("error: \(gap.place): \(gap.failure.message)") }
    if let gap = gaps.last {
      throw ToolError("\(gap.place): \(gap.failure.message)", exitCode: gap.failure.exitCode)
    }
    if drawing.strict && !(kindFindings.isEmpty && cells.allSatisfy { $0.picture.report.diagnostics.isEmpty }) {
      throw ExitCode.findings
    }
  }
}
