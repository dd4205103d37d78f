package import ArgumentParser
import Foundation
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct TapCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tap", abstract: "Tap a button, toggle or link of a widget, and draw the timeline that follows.",
      discussion: """
        The intent of a button or toggle is performed; it changes the data of the app. Nothing is opened. Without --link and \
        --at-point, what can be tapped is listed.

        Examples:
          \(ToolName.invoked) tap KIND --family medium
          \(ToolName.invoked) tap KIND --family medium --link 2 -o after.png
          \(ToolName.invoked) tap KIND --link 1 --during running.png --timeline pictures
          \(ToolName.invoked) tap KIND --attributes a.json --content-state s.json --link 1 --content-state-output s.json
        """)
  }

  @Argument(help: "The widget's kind.")
  var kind: String?

  @OptionGroup var shape: FamilyArguments

  @OptionGroup var moment: EntryArguments

  @Option(help: ArgumentHelp("What to tap, by its number in the list.", valueName: "number"))
  var link: Int?

  @Option(
    help: ArgumentHelp("Tap what is at this point, in points from the top left of the picture.", valueName: "x,y"),
    transform: TapPlace.point)
  var atPoint: CGPoint?

  @Flag(help: "List what can be tapped, with the rectangles in points.")
  var list = false

  @Option(
    name: .shortAndLong,
    help: "The file for the picture that follows, or - for standard output (default: KIND-FAMILY.png).")
  var output: String?

  @Option(help: ArgumentHelp("Also write the picture that is shown while the intent runs.", valueName: "file"))
  var during: String?

  @Option(help: ArgumentHelp("Also write all entries that follow into this folder, as timeline.", valueName: "folder"))
  var timeline: String?

  @Option(
    help: ArgumentHelp(
      "Also write the state of the Live Activity after the intent, as --content-state reads it.", valueName: "file"))
  var contentStateOutput: String?

  @Option(
    help: ArgumentHelp(
      "Also write the Live Activities that the intent starts into this folder: pictures, attributes and states.",
      valueName: "folder"))
  var started: String?

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  private var choice: PictureChoice { moment.choice(of: kind, shape) }

  private var files: TapFiles {
    TapFiles(
      output: output, during: during, timeline: timeline, contentState: contentStateOutput, started: started)
  }

  private var place: TapPlace? { link.map(TapPlace.number) ?? atPoint.map(TapPlace.point) }

  package func validate() throws {
    try drawing.validate()
    try choice.validate(with: drawing)
    if kind == nil && moment.preview == nil { throw ValidationError("Missing expected argument '<kind>'") }
    if [link != nil, atPoint != nil, list].filter(\.self).count > 1 {
      throw ValidationError("--link, --at-point and --list cannot be combined.")
    }
    if place == nil && !files.isEmpty {
      throw ValidationError("\(files.names) need --link or --at-point.")
    }
    try files.validate()
    if output == "-" && drawing.json {
      throw ValidationError("The image and the text cannot both go to standard output. Use -o FILE.")
    }
  }

  package func run() async throws {
    let renderer = drawing.renderer(ToolEnvironment())
    let (plain, request) = try choice.subject(with: drawing, in: renderer.world) {
      try BundleWidgets.kind(named: $0, of: Bundle.self, in: renderer.world)
    }
    let shown = try choice.shownDate(in: renderer.world)
    try await ToolError.reporting {
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: plain, in: request.family)
      }
      let widget = try await TappedWidget(kind, request, shownAt: shown, renderer)
      guard let place else { return try TapList(widget.picture, of: kind, request).write(asJSON: drawing.json) }
      try await TapRun(widget: widget, place: place, files: files, drawing: drawing) { name in
        BundleWidgets(of: Bundle.self, in: renderer.world).activities.first { $0.kind == name }
      }.run()
    }
  }
}
