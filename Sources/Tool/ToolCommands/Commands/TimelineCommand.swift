package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import Rendering
import Scheduling
import Timelines
package import Widgets

/// `timeline`: every entry of one timeline.
package struct TimelineCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "timeline", abstract: "Draws every entry of one timeline: dated pictures and timeline.json.",
      discussion: "Example: \(ToolName.invoked) timeline KIND --family systemMedium --output pictures")
  }

  @Argument(help: "The widget, by its kind.")
  var kind: String

  @Option(help: "small, medium, large … (default: the widget's first; on an iPad medium).")
  var family: String?

  @Option(name: .shortAndLong, help: "The folder to write to; made if it does not exist.")
  var output: String

  @OptionGroup var drawing: DrawingOptions

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if output.isEmpty { throw ValidationError("Say where the pictures go: --output DIR.") }
  }

  package func run() async throws {
    let renderer = drawing.renderer(ToolEnvironment())
    let kind = try BundleWidgets(of: Bundle.self, in: renderer.world).kind(named: kind)
    let request = drawing.request(try kind.family(family, on: drawing.device))
    try drawing.settings.check(against: [kind])
    try await ToolError.reporting {
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: kind, in: request.family)
      }
      let pictures = try await renderer.allPictures(of: kind, request, as: drawing.format ?? .png)
      try deliver(pictures, of: kind, request)
      // What is true of several entries is said once.
      let log = DiagnosticLog()
      for diagnostic in pictures.flatMap(\.diagnostics) { log.report(diagnostic) }
      let diagnostics = log.diagnostics
      Console.report(diagnostics)
      if drawing.verbose { pictures.forEach { Console.note(on: $0, of: kind.kind, request) } }
      if drawing.strict && !diagnostics.isEmpty { throw ExitCode.findings }
    }
  }

  /// Writes the pictures first, then the file that names them.
  private func deliver(
    _ pictures: [RenderedFrame], of kind: WidgetKind, _ request: RenderRequest
  ) throws(ToolError) {
    var reports: [RenderReport] = []
    for picture in pictures {
      let name = "\(picture.entryDate.fileName).\((drawing.format ?? .png).fileExtension)"
      try OutputFile.write(picture.data, to: name, inside: output)
      reports.append(RenderReport(picture, of: kind, request, file: name))
      if !drawing.json { try Console.print("\(output.hasSuffix("/") ? output : output + "/")\(name)") }
    }
    let (policy, reloadDate) = pictures.first?.policy.report ?? ("never", nil)
    let report = TimelineReport(kind: kind.kind, policy: policy, reloadDate: reloadDate, entries: reports)
    let json = try report.jsonText()
    try OutputFile.write(json, to: "timeline.json", inside: output)
    if drawing.json { try Console.write(json) }
  }
}

extension Date {
  /// The date for a file's name, in GMT and sortable: `20261121T080000.250Z`, without the milliseconds if there are none.
  fileprivate var fileName: String { timestamp.replacing("-", with: "").replacing(":", with: "") }
}
