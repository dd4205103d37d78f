package import ArgumentParser
import ImagePipeline
import Typesetting
package import Foundation
package import Graphics
import JSONText
import Localization
package import Rendering
package import SystemSettings
package import Timelines
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

  @Option(name: .customLong("scale"), help: "Pixels per point: 1, 2 or 3 (default: 2).", transform: Self.scale)
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
  package var timeLimit: TimeLimit { asking.provider.timeLimit }
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
}

extension DrawingOptions {
  package static func color(_ argument: String) throws -> ResolvedColor {
    let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw ValidationError("invalid colour '\(argument)'. Use a form such as #0091FF.")
    }
    func component(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    return ResolvedColor(red: component(16), green: component(8), blue: component(0))
  }

  /// The world of a command that draws nothing.
  package static func plainWorld(_ environment: ToolEnvironment, locale: Locale) -> World {
    World(
      now: Date(), locale: locale, stringTables: StringTables(main: .main),
      groupContainers: environment.groupContainers)
  }

  /// Parses a date within the range of timelines.
  package static func date(_ argument: String) throws -> Date {
    let date = try anyDate(argument)
    guard date >= .distantPast && date < .distantFuture else {
      throw ValidationError("date '\(argument)' is out of range (limit: the year 4000).")
    }
    return date
  }

  private static func anyDate(_ argument: String) throws -> Date {
    if let date = Date(strictISO8601: argument) ?? offsetDate(argument) { return date }
    throw ValidationError("invalid date '\(argument)'. Use a form such as 2026-11-21T08:00:00Z or 2026-11-21.")
  }

  /// A date with a UTC offset, or without seconds: `2026-11-21T08:00+01:00`.
  private static func offsetDate(_ argument: String) -> Date? {
    let form = /([-0-9]{10}T[0-9]{2}:[0-9]{2})(:[0-9]{2})?(?:Z|([-+])([0-9]{2}):?([0-5][0-9]))/
    guard let match = argument.wholeMatch(of: form) else { return nil }
    let local = "\(match.1)\(match.2 ?? ":00")Z"
    let style = Date.ISO8601FormatStyle()
    guard let date = try? style.parse(local), style.format(date) == local else { return nil }
    guard let sign = match.3, let hours = match.4.flatMap({ Int($0) }), let minutes = match.5.flatMap({ Int($0) })
    else { return date }
    guard hours < 24 else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return sign == "-" ? date + offset : date - offset
  }

  package static func scale(_ argument: String) throws -> PixelScale {
    PixelScale(try Choice(of: "scale", from: [("1", 1), ("2", 2), ("3", 3)]).value(argument))
  }
}
