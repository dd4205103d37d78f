import ArgumentParser
import Diagnostics
package import Foundation
import Graphics
import LayoutEngine
import Rendering
import SharedFolders
import SystemSettings
import Timelines
package import ToolOptions
import ToolReports
import Views
package import Widgets

/// Draws the entry that is current.
package struct RenderAction: CommandAction {
  enum Dump: String, CaseIterable, Sendable {
    case layout
    case displayList = "display-list"
  }

  static var dumps: Choice<Dump> { Choice(of: "dump") }

  var choice = PictureChoice()
  var output: String?
  var dump: Dump?
  var batch = BatchOptions()
  var profile = ProfileOptions()
  var drawing = DrawingOptions()

  package init() {}

  package static var options: [PlainOption<Self>] {
    [
      PlainOption("family") { $1.choice.family = $0 },
      PlainOption("presentation") { $1.choice.presentation = try WidgetFamily.presentation.value($0) },
      PlainOption("preview") { $1.choice.preview = $0 },
      PlainOption("entry") { $1.choice.entry = try PlainNumber.value($0) },
      PlainOption("shown-at") { $1.choice.shownAt = try Moment(argument: $0) },
      PlainOption("output", short: "o") { $1.output = $0 },
      PlainOption("dump") { $1.dump = try dumps.value($0) },
    ] + BatchOptions.plain.map { $0.applied(to: \.batch) } + ProfileOptions.plain.map { $0.applied(to: \.profile) }
      + DrawingOptions.plain.map { $0.applied(to: \.drawing) }
  }

  package mutating func add(_ argument: String) -> Bool {
    guard choice.kind == nil else { return false }
    choice.kind = argument
    return true
  }

  package var timeZone: TimeZone? { drawing.timeZone }

  package func validate() throws {
    try drawing.validate()
    try batch.validate()
    try profile.validate()
    if batch.isBatch {
      guard output == nil && dump == nil && choice.preview == nil && choice.entry == nil && choice.shownAt == nil
      else {
        throw ValidationError(
          "--batch takes no --output, --dump, --preview, --entry or --shown-at: every request has its own.")
      }
      return
    }
    try choice.validate(with: drawing)
    if choice.kind == nil && choice.preview == nil { throw ValidationError("Missing expected argument '<kind>'") }
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if let output, let trace = profile.trace, Self.path(output) == Self.path(trace) {
      throw ValidationError("--output and --trace must be different files.")
    }
    if output == "-" && (drawing.json || dump != nil) {
      throw ValidationError("The image and the text cannot both go to standard output. Use -o FILE.")
    }
  }

  private static func path(_ file: String) -> String { URL(fileURLWithPath: file).standardizedFileURL.path }

  package func run(_ bundle: any WidgetBundle.Type) async throws {
    let recorder = profile.recorder()
    do {
      if batch.isBatch { try await runBatch(of: bundle, recorder) } else { try await runOnce(of: bundle) }
    } catch {
      // The stages of a picture that failed are worth seeing, too.
      if let recorder { try? ToolError.reporting { try profile.report(recorder) } }
      throw error
    }
    if let recorder { try ToolError.reporting { try profile.report(recorder) } }
  }

  private func runBatch(of bundle: any WidgetBundle.Type, _ recorder: StageRecorder?) async throws {
    let pictures = BatchDrawing(drawing) { BundleWidgets(of: bundle, in: $0) }
    let usual = BatchRequest(choice, drawing: drawing)
    try ToolError.reporting { try pictures.check(usual) }
    let run = BatchRun(usual: usual, drawing: pictures, options: batch, recorder: recorder)
    try await ToolError.reporting { try await run.run() }
  }

  private func runOnce(of bundle: any WidgetBundle.Type) async throws {
    let format = try drawing.format(for: output)
    let renderer = stage("world") { drawing.renderer(ToolEnvironment()) }
    let (kind, request) = try stage("bundle") {
      try choice.subject(with: drawing, in: renderer.world) {
        try BundleWidgets.kind(named: $0, of: bundle, in: renderer.world)
      }
    }
    let shown = try choice.shownDate(in: renderer.world)
    try await ToolError.reporting {
      let kind = try await stage("settings") {
        try await renderer.world.asking { try await drawing.settings.applied(to: kind, in: request.family) }
      }
      let picture = try await renderer.currentPicture(of: kind, request, shownAt: shown, as: format)
      let file = output ?? (dump == nil ? request.standardFile(of: kind, format) : nil)
      try stage("writing") { try deliver(picture, of: kind, request, to: file) }
      Console.report(picture.diagnostics)
      if drawing.verbose { Console.note(on: picture, of: kind.kind, request) }
      if drawing.strict && !picture.diagnostics.isEmpty { throw ExitCode.findings }
    }
  }

  private func deliver(
    _ picture: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest, to file: String?
  ) throws(ToolError) {
    switch file {
    case "-": try Console.write(picture.data)
    case let path?: try OutputFile.write(picture.data, to: path)
    case nil: break
    }
    switch dump {
    case .layout: try Console.write(Data(picture.lowered.layout.map(\.description).joined().utf8))
    case .displayList: try Console.write(Data(picture.lowered.displayList.description.utf8))
    case nil:
      if drawing.json {
        try Console.write(try RenderReport(picture, of: kind, request, file: file).jsonText())
      } else if let file, file != "-" {
        try Console.print(file)
      }
    }
  }
}
