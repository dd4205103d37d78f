package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import JSONText
import Rendering
import Scheduling
import SharedFolders
import SystemSettings
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

  @OptionGroup var shape: FamilyArguments

  @Option(name: .shortAndLong, help: "The output folder; created if missing (default: KIND-FAMILY).")
  var output: String?

  @Option(
    help:
      "Also write the change from each entry to the next, as a device animates it: apng, webp, or frames for a folder of PNG files.",
    transform: ChangeFormat.choice.value)
  var animate: ChangeFormat?

  @Option(help: "The number of pictures to draw at once; one per processor by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if animate != nil { try drawing.checkAnimation() }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  package func run() async throws {
    let renderer = drawing.renderer(ToolEnvironment())
    let kind = try BundleWidgets(of: Bundle.self, in: renderer.world).kind(named: kind)
    let request = drawing.request(try kind.family(shape.choice.familyName, on: drawing.device))
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
      let changes = try await changes(between: pictures, of: kind, request, renderer)
      try deliver(pictures, changes, of: kind, request)
      // A diagnostic of several entries is reported once.
      let log = DiagnosticLog()
      for diagnostic in pictures.flatMap(\.diagnostics) { log.report(diagnostic) }
      let diagnostics = log.diagnostics
      Console.report(diagnostics)
      if drawing.verbose { pictures.forEach { Console.note(on: $0, of: kind.kind, request) } }
      if drawing.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    }
  }

  private func folder(of kind: WidgetKind, _ request: RenderRequest) -> TimelineFolder {
    TimelineFolder(
      path: output ?? "\(kind.kind.asFileName)-\(request.shapeName)", format: drawing.format ?? .png)
  }

  private func report(_ path: String) throws(ToolError) {
    if !drawing.json { try Console.print(path) }
  }

  /// Draws and writes the changes between the entries.
  private func changes(
    between pictures: [RenderedFrame], of kind: WidgetKind, _ request: RenderRequest, _ renderer: WidgetRenderer
  ) async throws -> [ChangeReport]? {
    guard let animate else { return nil }
    let folder = folder(of: kind, request)
    var reports: [ChangeReport] = []
    for (old, new) in zip(pictures, pictures.dropFirst()) {
      let lists = try await renderer.change(from: old.entry, to: new.entry, of: kind, request)
      let name = "\(new.entryDate.fileName).change\(animate.suffix)"
      try animate.write(lists, to: name, inside: folder.path, renderer)
      reports.append(
        ChangeReport(from: old.entryDate, to: new.entryDate, file: name, pictures: lists.count, rate: EntryChange.rate))
      try report(folder.path(of: name))
    }
    return reports
  }

  private func deliver(
    _ pictures: [RenderedFrame], _ changes: [ChangeReport]?, of kind: WidgetKind, _ request: RenderRequest
  ) throws(ToolError) {
    let json = try folder(of: kind, request).write(pictures, changes: changes, of: kind, request, onEnd: report)
    if drawing.json { try Console.write(json) }
  }
}
