package import ArgumentParser
import Diagnostics
import Foundation
import Graphics
import ImagePipeline
import Refreshing
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct WallpaperCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "wallpaper",
      abstract: "Draw a wallpaper with widgets at given positions or on a grid.",
      discussion: """
        Examples:
          \(ToolName.invoked) wallpaper --size 1920x1080 --background photo.jpg --place KIND:systemMedium@-80,80 -o wall.png
          \(ToolName.invoked) wallpaper --size 2560x1440 --background gradient:#101830,#304880 --grid 4x2 -o wall.png

        --gnome-xml DIR draws all pictures of the day of --at in --time-zone (system is the machine's), and a slideshow.xml
        with which GNOME shows each from its date on.

        To keep a wallpaper up to date, add it to the file of refresh --config (Docs/Desktop.md).

        Exit codes: 65 if the background is not an image, 66 if it does not exist.
        """)
  }

  @OptionGroup var wallpaper: WallpaperOptions

  @Option(name: .shortAndLong, help: "The PNG file to write, or - for standard output (default: wallpaper.png).")
  var output: String?

  @Option(help: ArgumentHelp("The folder for a day's pictures and GNOME's slideshow.", valueName: "DIR"))
  var gnomeXml: String?

  @Option(
    help: ArgumentHelp(
      "The maximum number of pictures of a day; 288 is one every five minutes.", valueName: "N"))
  var pictures = 288

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if output != nil && gnomeXml != nil { throw ValidationError("-o and --gnome-xml cannot be used together.") }
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if gnomeXml?.isEmpty == true { throw ValidationError("--gnome-xml must not be empty.") }
    let format = try drawing.format(for: output)
    guard format == .png || format.needsPanel && drawing.panel.palette != nil else {
      throw ValidationError("A wallpaper must be a PNG, or with --palette a BMP or raw pixels.")
    }
    if output == "-" && drawing.json {
      throw ValidationError("The image and the text cannot both go to standard output. Use -o FILE.")
    }
    guard (1...10_000).contains(pictures) else { throw ValidationError("--pictures must be from 1 to 10000.") }
  }

  package func run() async throws {
    let renderer = drawing.renderer(ToolEnvironment())
    // Checks names and numbers. Whether the widgets fit is checked after the background, whose error it would hide.
    let wanted = try wallpaper.widgets(of: BundleWidgets(of: Bundle.self, in: renderer.world), drawing)
    try await ToolError.reporting {
      // Before slow providers are called.
      do throws(ImageError) {
        try wallpaper.background?.check()
      } catch {
        throw ToolError(.background(path: wallpaper.background?.path ?? "", error))
      }
      let arrangement = try WallpaperArrangement(of: wanted, wallpaper, drawing)
      ToolProcess.bind(drawing.device, scale: arrangement.scale)
      if let gnomeXml {
        try await drawDay(arrangement, into: SlideshowFolder(path: gnomeXml), with: renderer)
      } else {
        try await draw(arrangement, with: renderer)
      }
    }
  }

  private func drawDay(
    _ arrangement: WallpaperArrangement, into folder: SlideshowFolder, with renderer: WidgetRenderer
  ) async throws {
    let work = SlideshowDrawing(wallpaper: wallpaper, drawing: drawing, limit: pictures, renderer: renderer)
    let (show, drawn) = try await work.draw(arrangement.panes, into: folder)
    let found = [arrangement.diagnostic].compactMap(\.self) + drawn
    try folder.put(show)
    Console.report(found)
    if drawing.json {
      let report = SlideshowReport(
        file: folder.slideshow, start: show.day.start,
        pictures: show.items.map { .init(file: $0.file, seconds: Double($0.milliseconds) / 1000) }, diagnostics: found)
      try Console.write(try report.jsonText())
    } else {
      try Console.print(folder.slideshow)
    }
    if drawing.strict && !found.isEmpty { throw ExitCode.findings }
  }

  private func draw(_ arrangement: WallpaperArrangement, with renderer: WidgetRenderer) async throws {
    var pictures: [RenderedPane] = []
    for pane in arrangement.panes {
      // A widget that is shown twice is drawn once.
      if let same = pictures.first(where: { $0.pane.kind.kind == pane.kind.kind && $0.pane.request == pane.request }) {
        pictures.append(RenderedPane(pane: pane, picture: same.picture))
        continue
      }
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: pane.kind, in: pane.request.family)
      }
      var request = pane.request
      request.panel = request.panel.map { Panel($0.palette, dither: $0.dither) }
      let picture = try await renderer.currentPicture(of: kind, request, as: .png)
      Console.report(picture.diagnostics, of: pane.name)
      if drawing.verbose { Console.note(on: picture, of: kind.kind, pane.request) }
      pictures.append(RenderedPane(pane: pane, picture: picture))
    }
    let log = DiagnosticLog()
    arrangement.diagnostic.map(log.report)
    let data: Data
    do {
      data = try log.collecting {
        try renderer.compose(
          Wallpaper(
            size: wallpaper.size, background: wallpaper.background ?? .usual(drawing), panes: pictures.map(\.onScreen),
            panel: drawing.panel.panel),
          as: drawing.format(for: output))
      }
    } catch let error as WallpaperError {
      throw ToolError(error)
    }
    Console.report(log.diagnostics)
    try deliver(data, pictures, log.diagnostics)
    let isFlawless = log.diagnostics.isEmpty && pictures.allSatisfy { $0.picture.diagnostics.isEmpty }
    if drawing.strict && !isFlawless { throw ExitCode.findings }
  }

  private func deliver(_ data: Data, _ pictures: [RenderedPane], _ found: [Diagnostic]) throws(ToolError) {
    let output = output ?? "wallpaper.\((drawing.format ?? .png).fileExtension)"
    if output == "-" { return try Console.write(data) }
    try OutputFile.write(data, to: output)
    guard drawing.json else { return try Console.print(output) }
    let report = WallpaperDrawingReport(
      file: output, pixelWidth: wallpaper.size.width, pixelHeight: wallpaper.size.height,
      widgets: pictures.map(\.report), diagnostics: found)
    try Console.write(try report.jsonText())
  }
}

private struct RenderedPane {
  let pane: WallpaperOptions.Pane
  let picture: RenderedFrame

  var onScreen: Wallpaper.Pane {
    // A panel has no transparent pixels, so the wallpaper cuts the corners.
    let isCut = pane.request.panel == nil || pane.request.family.isAccessory
    let radius = isCut ? 0 : Double(pane.request.cornerRadius * pane.request.scale.pixelsPerPoint)
    return Wallpaper.Pane(
      DrawableImage(content: .encoded(picture.data), pixelSize: pane.frame.size), in: pane.frame, cornerRadius: radius)
  }

  var report: WallpaperDrawingReport.Pane {
    WallpaperDrawingReport.Pane(
      kind: pane.kind.kind, family: pane.request.family.name, x: pane.frame.x, y: pane.frame.y,
      width: pane.frame.size.width, height: pane.frame.size.height, entryDate: picture.entryDate,
      accessibilityText: picture.lowered.accessibilityText, diagnostics: picture.diagnostics)
  }
}

extension WallpaperBackground {
  /// The path, if the background is a file.
  fileprivate var path: String? {
    if case .picture(let path) = self { path } else { nil }
  }
}
