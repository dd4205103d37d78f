package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import SharedFolders
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct TimelineCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "timeline", abstract: "Draw every entry of a timeline as a dated picture, with timeline.json.",
      discussion: "Example: \(ToolName.invoked) timeline KIND --family systemMedium --output pictures")
  }

  @Argument(help: "The widget's kind.")
  var kind: String

  @Option(help: "The family: small, medium, large … (default: the widget's first family; medium on iPad).")
  var family: String?

  @Option(
    help:
      "The presentation of a Live Activity: lockScreen, banner, compact, minimal, expanded, small (default: lockScreen).",
    transform: WidgetFamily.presentation.value)
  var presentation: WidgetFamily?

  @Option(name: .shortAndLong, help: "The output folder; created if missing (default: KIND-FAMILY).")
  var output: String?

  @Option(help: "The number of pictures to draw at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  package func run() async throws {
    let renderer = drawing.renderer(ToolEnvironment())
    let kind = try BundleWidgets(of: Bundle.self, in: renderer.world).kind(named: kind)
    let request = drawing.request(try kind.family(family ?? presentation?.name, on: drawing.device))
    try drawing.settings.check(against: [kind])
    try await ToolError.reporting {
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: kind, in: request.family)
      }
      var progress = ConsoleProgressBar()
      let pictures = try await renderer.allPictures(of: kind, request, as: drawing.format ?? .png, jobs: jobs) {
        progress.advance(of: $0)
      }
      progress.finish()
      try deliver(pictures, of: kind, request)
      // A diagnostic of several entries is reported once.
      let log = DiagnosticLog()
      for diagnostic in pictures.flatMap(\.diagnostics) { log.report(diagnostic) }
      let diagnostics = log.diagnostics
      Console.report(diagnostics)
      if drawing.verbose { pictures.forEach { Console.note(on: $0, of: kind.kind, request) } }
      if drawing.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    }
  }

  private func deliver(
    _ pictures: [RenderedFrame], of kind: WidgetKind, _ request: RenderRequest
  ) throws(ToolError) {
    let folder = TimelineFolder(
      path: output ?? "\(kind.kind.asFileName)-\(request.shapeName)", format: drawing.format ?? .png)
    let json = try folder.write(pictures, of: kind, request) { name throws(ToolError) in
      if !drawing.json { try Console.print(name) }
    }
    if drawing.json { try Console.write(json) }
  }
}
