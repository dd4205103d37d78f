package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
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
      discussion: """
        The page filters the pictures, and has the command that draws each of them.

        Examples:
          \(ToolName.invoked) gallery
          \(ToolName.invoked) gallery KIND --look tinted --accent '#B4502D'
          \(ToolName.invoked) gallery --entries 6 --output pictures
          \(ToolName.invoked) gallery --matrix 'device=iphone-15,ipad-air; locale=en,ar'
        """)
  }

  @Argument(
    help:
      "Kinds of widgets, or with --previews names of previews (default: all; Live Activities only with --attributes).")
  var kinds: [String] = []

  @Option(name: .shortAndLong, help: "The output folder; created if missing.")
  var output = "gallery"

  @Option(help: "The number of pictures to draw at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Draw the #Preview and PreviewProvider of the sources instead of the widgets, with all their entries.")
  var previews = false

  @Option(
    help: ArgumentHelp(
      """
      The pictures of each widget: all combinations of the values of the axes family, scheme, device, type-size, \
      locale, mode, look and state. 'all' stands for all values; separate axes with a semicolon or a space. May be \
      repeated. (default: all families, light and dark)
      """, valueName: "AXIS=VALUE,VALUE"))
  var matrix: [String] = []

  @Option(
    help: ArgumentHelp(
      "The number of entries of each timeline to draw, from the current one on; the page has a slider for them.",
      valueName: "number"))
  var entries = 1

  @Option(
    help:
      "Also draw the change from each entry to the next, as a device animates it, and let the page play it: apng or webp.",
    transform: Self.animation.value)
  var animate: AnimatedPicture.Format?

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options.reproducible }

  var timeZone: TimeZone { drawing.timeZone }

  private static var animation: Choice<AnimatedPicture.Format> { Choice(of: "animation") }

  package init() {}

  package func validate() throws {
    if output.isEmpty { throw ValidationError("--output must not be empty.") }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if entries < 1 { throw ValidationError("--entries must be at least 1.") }
    if animate != nil {
      try drawing.checkAnimation()
      if entries == 1 && !previews { throw ValidationError("--animate needs --entries of at least 2, or --previews.") }
    }
    _ = try cells
    if previews && !drawing.set.isEmpty { throw ValidationError("--previews takes no --set: the previews decide it.") }
  }

  package func run() async throws {
    var drawing = drawing
    // A whole second, which the page's commands can name.
    drawing.moment = drawing.moment ?? .instant(Date(timeIntervalSince1970: Double(time(nil))))
    // The gallery has its own progress bar.
    let renderer = drawing.renderer(ToolEnvironment(), showsFetches: false)
    let widgets =
      previews
      ? try await BundleWidgets(previews: kinds, renderer) : BundleWidgets(of: Bundle.self, in: renderer.world)
    let kinds = try widgets.kinds(named: previews ? [] : kinds, with: drawing.settings)
    try await ToolError.reporting {
      if let journal = ToolProcess.journal {
        let journal = try DrawingJournal<GalleryResult>(journal)
        _ = try await outcomes(of: kinds, with: renderer, journal: journal)
        return try journal.check()
      }
      let gallery = try gallery(of: kinds)
      let outcomes =
        ToolProcess.isTool
        ? try DrawingSupervisor<GalleryResult>(count: gallery.requests.count).outcomes()
        : try await outcomes(of: kinds, with: renderer, journal: nil)
      let isComplete = self.kinds.isEmpty
      if isComplete, let note = widgets.noteOnActivities(with: try drawing.settings) { Console.error("note: \(note)") }
      try report(on: gallery, try gallery.finish(outcomes), isComplete ? widgets.findings : [])
    }
  }

  private var cells: SnapshotMatrix { get throws { try SnapshotMatrix(arguments: matrix, over: drawing.matrix) } }

  private func gallery(of kinds: [WidgetKind]) throws -> Gallery {
    let gallery = Gallery(
      title: previews ? "Previews" : "Widgets", kinds: kinds, drawing: drawing, matrix: try cells, entries: entries,
      changes: animate, folder: output)
    if gallery.requests.isEmpty && !matrix.isEmpty {
      throw ValidationError("None of the \(previews ? "previews" : "widgets") supports the matrix.")
    }
    return gallery
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
      for picture in cells.map(\.picture) {
        try Console.print(picture.path)
        if picture.change != nil, let animate {
          try Console.print(PendingPicture.file(ofChangeTo: picture.path, as: animate))
        }
      }
    }
    for (kind, families) in gallery.unavailableFamilies {
      Console.error("note: \(kind.kind): \(kind.absence(of: families, on: gallery.matrix.devices[0]))")
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
