package import ArgumentParser
import Foundation
import Graphics
import Rendering
import SystemSettings
import Timelines
import ToolOptions
import ToolReports
package import Widgets

package struct ShowCommand<Bundle: WidgetBundle>: AsyncParsableCommand, ZonedCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Show a widget's picture in the terminal: kitty, iTerm2 or sixel graphics.",
      discussion: "Example: \(ToolName.invoked) show KIND --family small --scheme dark")
  }

  @Argument(help: "The widget's kind.")
  var kind: String?

  @Option(help: "The family: small, medium, large … (default: the widget's first family; medium on iPad).")
  var family: String?

  @Option(help: "Show a preview of the sources instead, by its name or place.")
  var preview: String?

  @Option(
    name: .customLong("as"), help: "How to show it: kitty, iterm or sixel (default: what the terminal is known for).",
    transform: Choice<TerminalPicture.Form>(of: "form").value)
  var form: TerminalPicture.Form?

  @OptionGroup var arguments: DrawingArguments

  var drawing: DrawingOptions { arguments.options }

  var timeZone: TimeZone { drawing.timeZone }

  package init() {}

  package func validate() throws {
    if kind == nil && preview == nil { throw ValidationError("Missing expected argument '<kind>'") }
  }

  package func run() async throws {
    guard let form = form ?? TerminalPicture.Form(ToolProcess.variables) else {
      throw ValidationError("This terminal is not known to show pictures. Choose a form: --as kitty, iterm or sixel.")
    }
    var choice = PictureChoice(kind: kind, family: family)
    choice.preview = preview
    let renderer = drawing.renderer(ToolEnvironment())
    let (plain, request) = try choice.subject(with: drawing, in: renderer.world) {
      try BundleWidgets.kind(named: $0, of: Bundle.self, in: renderer.world)
    }
    try await ToolError.reporting {
      let kind = try await renderer.world.asking {
        try await drawing.settings.applied(to: plain, in: request.family)
      }
      let picture = try await renderer.currentPicture(of: kind, request, as: .png)
      try Console.write(try TerminalPicture(picture.data).bytes(as: form))
      Console.report(picture.diagnostics)
    }
  }
}
