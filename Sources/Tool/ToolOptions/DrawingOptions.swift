package import ArgumentParser
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

/// The options of every command that draws: the command line's form of ``DrawingOption/all``, and others.
package struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device whose widget sizes to use, such as iphone-15 or ipad-air; see `list --devices` (default: 430x932).",
      valueName: "device"),
    transform: DeviceModels.choice.value)
  package var device = DeviceProfile.standard

  @Option(
    name: .customLong("scale"), help: "Pixels per point: 1, 2 or 3 (default: 2).", transform: PixelScale.init(argument:)
  )
  package var givenScale: PixelScale?

  @Option(
    help: "The colour scheme: light or dark (default: light).",
    transform: DrawingOption.schemes.value)
  package var scheme = ColorScheme.light

  @Option(
    help:
      "The Dynamic Type size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 to 5 (default: large).",
    transform: DrawingOption.typeSizes.value)
  package var typeSize = DynamicTypeSize.large

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "The language and formats, such as ar or ja_JP (default: the system's; en_US for gallery and snapshot).",
      valueName: "locale"),
    transform: Chosen<Locale>.argument)
  package var chosenLocale: Chosen<Locale>?

  @OptionGroup(title: "Appearance") package var look: AppearanceOptions

  @OptionGroup(title: "Network") package var network: NetworkOptions

  @OptionGroup package var asking: RequestOptions

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "The current date: 2026-11-21T08:00:00Z, or 2026-11-21T08:00 or 2026-11-21 in --time-zone. Not for run and schedule.",
      valueName: "ISO8601"),
    transform: Moment.init(argument:))
  package var moment: Moment?

  @Option(
    help:
      "\(OutputFormat.names); html-map is a page with the picture and its links (default: by the file's extension, else png).",
    transform: DrawingOption.formats.value)
  package var format: OutputFormat?

  @Flag(help: "Exit with code 2 if there are warnings.")
  package var strict = false

  @Flag(help: "Print JSON. Not for run and schedule.")
  package var json = false

  @Flag(name: .shortAndLong, help: "Print details to standard error: size, entry, next reload.")
  package var verbose = false

  package init() {}

  /// The format that was given, or that `file` has as its extension; PNG for any other name.
  ///
  /// - Throws: A validation error, with exit code 64, for the extension of an unsupported image format.
  package func format(for file: String?) throws -> OutputFormat {
    if let format { return format }
    let suffix = file.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    if let format = OutputFormat(fileExtension: suffix) { return format }
    if ["jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "heic", "avif"].contains(suffix) {
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
    get { asking.provider.set }
    set { asking.provider.set = newValue }
  }

  package var settings: SettingValues { get throws { try asking.settings } }

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
