import SystemIO
package import Foundation
package import Refreshing
package import Rendering
import Scheduling
import SystemSettings
package import ToolOptions
package import Widgets

extension PlacingOptions {
  /// What the command line asks for, or the file that it names; the configuration names an output.
  ///
  /// - Parameter contents: The bytes of the file, where they have been read.
  /// - Throws: A validation error, with exit code 64, for a kind or a family that is not there, or an option that stands in
  ///   the file; a failure with exit code 65 or 66 for the file.
  package func configuration<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in world: World, contents: Data? = nil
  ) throws -> Configuration {
    guard let config else {
      return Configuration(
        output: folder, drawing: drawing, refreshing: rules.refreshing,
        widgets: try widgets(of: Bundle.self, drawing, in: world))
    }
    var result = try Configuration.read(
      config, contents: contents, of: Bundle.self, in: world, adding: drawing.wordsBesidesFile)
    result.output = output ?? result.output ?? folder
    result.refreshing.jobs = rules.jobs
    (result.drawing.moment, result.drawing.json) = (drawing.moment, drawing.json)
    return result
  }

  /// A pass, what it draws with, the folder as the user named it, and what is run after changes.
  package typealias PreparedPass = (
    pass: RefreshPass, renderer: WidgetRenderer, output: String, commands: ChangeCommands.Table
  )

  /// The pass over what the command line asks for, or the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, where they have been read.
  /// - Throws: As ``configuration(of:_:in:contents:)``.
  package func pass<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in environment: ToolEnvironment, contents: Data? = nil
  ) throws -> PreparedPass {
    let configuration = try configuration(
      of: bundle, drawing, in: drawing.world(environment, showsFetches: false), contents: contents)
    let output = configuration.output ?? folder
    // What the widgets show is private until somebody chooses a folder of their own, whose mode then decides.
    if output == Self.standardFolder(environment) { PrivateFile.makeFolder(output) }
    let renderer = WidgetRenderer(world: configuration.drawing.world(environment, showsFetches: false))
    ToolProcess.bind(renderer)
    var pass = RefreshPass(
      output: OutputFolder(URL(fileURLWithPath: output, isDirectory: true)), widgets: configuration.widgets,
      wallpaper: configuration.wallpaper?.plan, requests: environment.requests, options: configuration.refreshing)
    (pass.stacks, pass.configuration) = (configuration.stacks, configuration.file)
    pass.knownOutputs = environment.knownOutputs
    let commands = ChangeCommands.Table(
      places: configuration.commands, wallpaper: configuration.wallpaper?.command)
    return (pass, renderer, output, commands)
  }
}
