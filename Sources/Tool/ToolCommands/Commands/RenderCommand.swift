package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct RenderCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render", abstract: "Draw the entry that is current now, or at --at.",
      discussion: """
        Examples:
          \(ToolName.invoked) render KIND --family systemMedium --scale 3 -o picture.png
          \(ToolName.invoked) render KIND --scheme dark --json -o picture.svg
          \(ToolName.invoked) render KIND -o - | feh -
          echo '{"kind": "KIND", "scale": 3, "output": "a.png"}' | \(ToolName.invoked) render --batch
          \(ToolName.invoked) render KIND -o picture.png --profile
        """)
  }

  enum Dump: String, CaseIterable, Sendable {
    case layout
    case displayList = "display-list"
  }

  @Argument(help: "The widget's kind.")
  var kind: String?

  @Option(help: "The family: small, medium, large … (default: the widget's first family; medium on iPad).")
  var family: String?

  @Option(name: .shortAndLong, help: "The file to write, or - for standard output.")
  var output: String?

  @Option(
    help: "Print the frames (layout) or the display list (display-list) as text.",
    transform: Choice<Dump>(of: "dump").value)
  var dump: Dump?

  @OptionGroup var batch: BatchOptions

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var drawing: DrawingOptions

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if batch.isBatch {
      guard output == nil && dump == nil else {
        throw ValidationError("--batch takes no --output and no --dump: every request has an output of its own.")
      }
      return
    }
    if kind == nil { throw ValidationError("Missing expected argument '<kind>'") }
    if output == nil && dump == nil {
      throw ValidationError("An output is required: -o FILE, or -o - for standard output.")
    }
    if output == "-" && (drawing.json || dump != nil) {
      throw ValidationError("The image and the text cannot both go to standard output. Use -o FILE.")
    }
  }

  package func run() async throws {
    let recorder = profile.recorder()
    do {
      if batch.isBatch { try await runBatch(recorder) } else { try await runOnce() }
    } catch {
      // The stages of a picture that failed are worth seeing, too.
      if let recorder { try? ToolError.reporting { try profile.report(recorder) } }
      throw error
    }
    if let recorder { try ToolError.reporting { try profile.report(recorder) } }
  }

  private func runBatch(_ recorder: StageRecorder?) async throws {
    let pictures = BatchDrawing(drawing) { BundleWidgets(of: Bundle.self, in: $0) }
    let usual = BatchRequest(kind: kind, family: family, drawing: drawing)
    let run = BatchRun(usual: usual, drawing: pictures, jobs: batch.jobCount, recorder: recorder)
    try await ToolError.reporting { try await run.run() }
  }

  private func runOnce() async throws {
    let format = try drawing.format(for: output)
    let renderer = stage("world") { drawing.renderer(ToolEnvironment()) }
    let name = kind ?? ""
    let kind = try stage("bundle") { try BundleWidgets(of: Bundle.self, in: renderer.world).kind(named: name) }
    let request = drawing.request(try kind.family(family, on: drawing.device))
    try drawing.settings.check(against: [kind])
    try await ToolError.reporting {
      let kind = try await stage("settings") {
        try await renderer.world.asking { try await drawing.settings.applied(to: kind, in: request.family) }
      }
      let picture = try await renderer.currentPicture(of: kind, request, as: format)
      try stage("writing") { try deliver(picture, of: kind, request) }
      Console.report(picture.diagnostics)
      if drawing.verbose { Console.note(on: picture, of: kind.kind, request) }
      if drawing.strict && !picture.diagnostics.isEmpty { throw ExitCode.findings }
    }
  }

  private func deliver(
    _ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest
  ) throws(ToolError) {
    switch output {
    case "-": try Console.write(picture.data)
    case let path?: try OutputFile.write(picture.data, to: path)
    case nil: break
    }
    switch dump {
    case .layout: try Console.write(Data(picture.lowered.layout.map(\.description).joined().utf8))
    case .displayList: try Console.write(Data(picture.lowered.displayList.description.utf8))
    case nil:
      if drawing.json {
        try Console.write(try RenderReport(picture, of: kind, request, file: output).jsonText())
      } else if let output, output != "-" {
        try Console.print(output)
      }
    }
  }
}
