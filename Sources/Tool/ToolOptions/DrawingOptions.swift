import ArgumentParser
package import Foundation
package import Graphics
import ImagePipeline
import Localization
package import Rendering
package import SystemSettings
package import Timelines
import Typesetting
package import Views
import Widgets

/// The options of every command that draws: the values of ``DrawingOption/all``, and others. ``DrawingArguments`` are
/// their form on the command line.
package struct DrawingOptions: Sendable {
  package var device = DeviceProfile.standard
  package var givenScale: PixelScale?
  /// Nil for light, or e-ink with a palette.
  package var scheme: RenderRequest.Scheme?
  package var typeSize = DynamicTypeSize.large
  package var chosenLocale: Chosen<Locale>?
  package var look = AppearanceOptions()
  package var panel = PanelOptions()
  package var network = NetworkOptions()
  package var asking = RequestOptions()
  package var moment: Moment?
  package var format: OutputFormat?
  package var strict = false
  package var json = false
  package var verbose = false

  package init() {}

  /// - Throws: A validation error, with exit code 64.
  package func validate() throws {
    try network.hosts.validate()
    try panel.validate(format: format)
    try look.validate()
    try asking.provider.validate()
  }

  /// The format that was given, or that `file` has as its extension; PNG for any other name.
  ///
  /// - Throws: A validation error, with exit code 64, for the extension of an unsupported image format.
  package func format(for file: String?) throws -> OutputFormat {
    if let format { return format }
    let suffix = file.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    if let format = OutputFormat(fileExtension: suffix) { return format }
    if ["jpg", "jpeg", "webp", "gif", "tif", "tiff", "heic", "avif"].contains(suffix) {
      throw ValidationError("unsupported output format '\(suffix)'. Choose from: \(OutputFormat.names).")
    }
    return .png
  }

  package var locale: Locale { chosenLocale.locale }

  package var scale: PixelScale {
    get { givenScale ?? PixelScale(2) }
    set { givenScale = newValue }
  }

  package var timeZone: TimeZone { asking.timeZone }
  package var limits: LimitOptions { asking.limits }

  /// The date of `--at`; nil for the clock's.
  package var at: Date? { moment?.date(in: timeZone) }

  /// Whether the pictures use the system's time zone.
  package var followsSystemZone: Bool { asking.chosenTimeZone?.own == nil }

  /// The same options with `en_US` and GMT instead of the system's, for reproducible pictures.
  package var reproducible: DrawingOptions {
    var options = self
    options.chosenLocale = chosenLocale ?? .named(Locale(identifier: "en_US"))
    options.asking = asking.reproducible
    return options
  }

  package var set: [String] {
    get { asking.set }
    set { asking.set = newValue }
  }

  /// All settings as they were given, also the files of a Live Activity.
  package var allSettings: [String] { asking.provider.allSettings }

  package var settings: SettingValues { get throws { try asking.settings } }

  /// The contents of a Live Activity's files as settings, for another machine. A file that cannot be read stays a path.
  package var activityContents: [String] { asking.provider.activityContents }

  /// The world of the command. Reads the clock once.
  ///
  /// - Parameter showsFetches: Whether to show a progress bar for slow downloads.
  package func world(_ environment: ToolEnvironment, showsFetches: Bool = true) -> World {
    asking.world(
      environment, now: at ?? Date(), locale: locale,
      pictures: network.fetcher(environment, showsProgress: showsFetches))
  }

  /// The renderer of the command.
  ///
  /// Binds it to the process, too: providers answer on queues, and bundles may ask for the device while they are created.
  package func renderer(_ environment: ToolEnvironment, showsFetches: Bool = true) -> WidgetRenderer {
    let renderer = WidgetRenderer(world: world(environment, showsFetches: showsFetches))
    ToolProcess.bind(renderer, drawingFor: device, scale: scale)
    return renderer
  }

  /// The world of a command that draws nothing.
  package static func plainWorld(_ environment: ToolEnvironment, locale: Locale) -> World {
    World(
      now: Date(), locale: locale, stringTables: StringTables(main: .main),
      groupContainers: environment.groupContainers)
  }
}
