package import Foundation
package import Pushing
package import Refreshing
package import Rendering
import SharedFolders
import SystemIO
import SystemSettings
package import ToolOptions
package import Widgets

extension OutputOptions {
  /// The time zone of the process: that of the configuration file, if it names one.
  package func timeZone(_ drawing: DrawingOptions) -> TimeZone {
    config.flatMap(ConfigurationFile.timeZone(ofFile:)) ?? drawing.timeZone
  }

  /// The configuration of the command line, or of the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, if they have been read.
  /// - Throws: A validation error, with exit code 64, for an unknown kind or family, or an option that cannot be used
  ///   with a file; a failure with exit code 65 or 66 for the file.
  package func configuration(
    _ bundle: BundleWidgets, _ drawing: DrawingOptions, contents: Data? = nil
  ) throws -> Configuration {
    guard let config else {
      return Configuration(
        output: folder, drawing: drawing, refreshing: rules.refreshing, widgets: try widgets(of: bundle, drawing))
    }
    var result = try Configuration.read(
      config, contents: contents, among: bundle, adding: drawing.wordsBesidesFile)
    result.output = output ?? result.output ?? folder
    if let folder = result.output {
      result.addScreens(
        for: DevicePanel.all(in: OutputFolder(URL(fileURLWithPath: folder, isDirectory: true))))
    }
    result.refreshing.jobs = rules.jobs
    (result.drawing.moment, result.drawing.json) = (drawing.moment, drawing.json)
    return result
  }

  /// A pass, and what follows it.
  package struct PreparedPass {
    package var pass: RefreshPass
    package let renderer: WidgetRenderer
    /// The folder as the user named it.
    package let output: String
    /// The programs to run after changes.
    package let commands: ChangeCommands.Table
    /// Where pictures are sent.
    package let targets: [PushTarget]
  }

  /// The pass for the command line, or for the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, if they have been read.
  /// - Throws: As ``configuration(_:_:contents:)``.
  package func pass<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in environment: ToolEnvironment, contents: Data? = nil
  ) throws -> PreparedPass {
    let world = drawing.world(environment, showsFetches: false)
    // A configuration file has its own device and world, and cannot be read without the bundle.
    if config == nil { ToolProcess.bind(drawing.device, scale: drawing.scale) }
    let bundle = BundleWidgets(of: Bundle.self, in: world)
    let configuration = try configuration(bundle, drawing, contents: contents)
    let (usual, output) = (configuration.drawing, configuration.output ?? folder)
    let renderer = WidgetRenderer(world: config == nil ? world : usual.world(environment, showsFetches: false))
    ToolProcess.bind(renderer, drawingFor: usual.device, scale: usual.scale)
    // The default folder is private, as widgets may show private data. A folder that the user chose keeps its mode.
    if output == Self.standardFolder(environment) { PrivateFile.makeFolder(output) }
    var pass = RefreshPass(
      output: OutputFolder(URL(fileURLWithPath: output, isDirectory: true)), widgets: configuration.widgets,
      screens: configuration.screens.map(\.plan), requests: environment.requests, options: configuration.refreshing)
    (pass.stacks, pass.configuration) = (configuration.stacks, configuration.file)
    pass.knownOutputs = environment.knownOutputs
    let commands = ChangeCommands.Table(
      places: configuration.commands,
      screens: configuration.screens.reduce(into: [:]) { $0[$1.plan.path] = $1.command })
    return PreparedPass(
      pass: pass, renderer: renderer, output: output, commands: commands, targets: configuration.pushTargets)
  }
}
