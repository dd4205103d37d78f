import ArgumentParser
import ImagePipeline
import Typesetting
import Foundation
import Graphics
import Localization
import Rendering
import Timelines
import Views
import Widgets

/// The options of every command that draws.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device whose widget sizes count, for example iphone-15 or ipad-air; `list --devices` lists all (default: 430x932).",
      valueName: "device"),
    transform: Self.devices.value)
  var device = DeviceProfile.standard

  @Option(name: .customLong("scale"), help: "Pixels to the point: 1, 2 or 3 (default: 2).", transform: Self.scale)
  var givenScale: PixelScale?

  @Option(help: "light or dark (default: light).", transform: Choice<ColorScheme>(of: "colour scheme").value)
  var scheme = ColorScheme.light

  @Option(
    help:
      "How large the person wants text: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1 to 5 (default: large).",
    transform: Choice<DynamicTypeSize>(of: "type size").value)
  var typeSize = DynamicTypeSize.large

  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Language and formats, for example ar or ja_JP (default: the system's; en_US for gallery and snapshot).",
      valueName: "locale"),
    transform: Chosen<Locale>.argument)
  var chosenLocale: Chosen<Locale>?

  @OptionGroup(title: "Appearance") var look: LookOptions

  @OptionGroup(title: "Network") var network: NetworkOptions

  @OptionGroup var asking: AskingOptions

  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      "What counts as now: 2026-11-21T08:00:00Z, or 2026-11-21T08:00 or 2026-11-21 in --time-zone. Not for run and schedule.",
      valueName: "ISO8601"),
    transform: Moment.init(argument:))
  var moment: Moment?

  @Option(
    help:
      "png, svg, pdf, or html-map: a page with the picture and a map of its links (default: by the file's name, else png).",
    transform: Choice<OutputFormat>(of: "format").value)
  var format: OutputFormat?

  @Flag(help: "Exit with 2 if anything was replaced or left out.")
  var strict = false

  @Flag(help: "Print what was made as JSON. Not for run and schedule.")
  var json = false

  @Flag(name: .shortAndLong, help: "Say on standard error what was drawn: size, entry, what comes next.")
  var verbose = false

  func validate() throws {
    // Before the bundle is made, which may ask for the device.
    ToolProcess.bind(device, scale: scale)
  }

  /// The format that was asked for, or that `file` is named after; PNG for names that say nothing.
  ///
  /// - Throws: A validation error, with exit code 64, for the name of a picture in another format.
  func format(for file: String?) throws -> OutputFormat {
    if let format { return format }
    let suffix = file.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    if ["jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "heic", "avif"].contains(suffix) {
      let formats = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("A picture cannot be written as \(suffix). Choose from: \(formats).")
    }
    return OutputFormat(fileExtension: suffix) ?? .png
  }

  var locale: Locale { chosenLocale.locale }

  /// The scale that was given, else 2.
  var scale: PixelScale {
    get { givenScale ?? PixelScale(2) }
    set { givenScale = newValue }
  }

  var timeZone: TimeZone { asking.timeZone }
  var timeLimit: TimeLimit { asking.provider.timeLimit }
  var limits: LimitOptions { asking.limits }

  /// What counts as now; nil for the clock's.
  var at: Date? { moment?.date(in: timeZone) }

  /// Whether the machine's time zone is that of the pictures.
  var followsSystemZone: Bool { asking.chosenTimeZone?.own == nil }

  /// With `en_US` and GMT in place of the system's: for pictures that are the same on every machine.
  var reproducible: DrawingOptions {
    var options = self
    options.chosenLocale = chosenLocale ?? .named(Locale(identifier: "en_US"))
    options.asking = asking.reproducible
    return options
  }

  var set: [String] {
    get { asking.provider.set }
    set { asking.provider.set = newValue }
  }

  /// What `--set` was given.
  var settings: SettingTexts { get throws { try asking.settings } }

  /// What is to be drawn, in `family`.
  func request(_ family: WidgetFamily) -> RenderRequest {
    var request = RenderRequest(family: family)
    request.device = device
    request.scale = scale
    request.colorScheme = scheme
    request.typeSize = typeSize
    if let mode = look.mode { request.renderingMode = mode }
    request.accent = look.accent
    request.state = look.state
    request.hasTransparentCorners = look.transparent
    return request
  }

  /// The world of the command: the clock is read here, once.
  ///
  /// - Parameter showsFetches: Whether pictures that take long to fetch have a bar of their own.
  func world(_ environment: ToolEnvironment, showsFetches: Bool = true) -> World {
    asking.world(
      environment, now: at ?? Date(), locale: locale,
      pictures: network.fetcher(environment, showsProgress: showsFetches))
  }

  static let devices = DeviceModels.choice

  static let modes = Choice<WidgetRenderingMode>(
    of: "mode", from: [("fullColor", .fullColor), ("accented", .accented), ("vibrant", .vibrant)])

  /// The options that one picture may have and another not, by the names that ``assign(_:to:)`` takes.
  static let ofPictures = ["device", "scale", "scheme", "mode", "accent", "type-size", "format", "state"]

  /// Sets one of ``ofPictures``, as the command line does.
  ///
  /// - Throws: A validation error for a value that cannot be.
  mutating func assign(_ value: String, to name: String) throws {
    switch name {
    case "device": device = try Self.devices.value(value)
    case "scale": scale = try Self.scale(value)
    case "scheme": scheme = try Choice<ColorScheme>(of: "colour scheme").value(value)
    case "mode": look.mode = try Self.modes.value(value)
    case "accent": look.accent = try Self.color(value)
    case "type-size": typeSize = try Choice<DynamicTypeSize>(of: "type size").value(value)
    case "format": format = try Choice<OutputFormat>(of: "format").value(value)
    case "state": look.state = try Choice<RenderRequest.State>(of: "state").value(value)
    default: throw ValidationError("There is no option '\(name)' of a picture.")
    }
  }
}

extension DrawingOptions {
  static func color(_ argument: String) throws -> ResolvedColor {
    let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
      throw ValidationError("'\(argument)' is no colour. Write it as #0091FF.")
    }
    func component(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    return ResolvedColor(red: component(16), green: component(8), blue: component(0))
  }

  /// The world of a command that draws nothing.
  static func plainWorld(_ environment: ToolEnvironment, locale: Locale) -> World {
    World(
      now: Date(), locale: locale, stringTables: StringTables(main: .main),
      groupContainers: environment.groupContainers)
  }

  /// A date that timelines can have.
  static func date(_ argument: String) throws -> Date {
    let date = try anyDate(argument)
    guard date >= .distantPast && date < .distantFuture else {
      throw ValidationError("'\(argument)' is beyond the dates of timelines, which end with the year 4000.")
    }
    return date
  }

  private static func anyDate(_ argument: String) throws -> Date {
    // Every form is checked by writing what was read: the parser takes a beginning for the whole, and a 30 February.
    // What is less than a millisecond is cut off in writing, and dates are read a little too small.
    let whole = Date.ISO8601FormatStyle()
    for style in [whole, whole.year().month().day(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
      if let date = try? style.parse(argument), style.format(date + 0.000_25) == argument { return date }
    }
    if let date = offsetDate(argument) { return date }
    throw ValidationError("'\(argument)' is no date. Write it as 2026-11-21T08:00:00Z or 2026-11-21.")
  }

  /// A date with an offset from GMT, or without seconds: `2026-11-21T08:00+01:00`.
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

  static func scale(_ argument: String) throws -> PixelScale {
    PixelScale(try Choice(of: "scale", from: [("1", 1), ("2", 2), ("3", 3)]).value(argument))
  }
}
