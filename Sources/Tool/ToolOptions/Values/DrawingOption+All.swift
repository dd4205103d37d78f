import ArgumentParser
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Snapshots
import SystemSettings
import Timelines
import Views
import Widgets

extension DrawingOption {
  static let schemes = Choice<RenderRequest.Scheme>(of: "colour scheme")
  private static let colorSchemes = Choice<ColorScheme>(of: "colour scheme")
  static let dithers = Choice<Dither>(of: "dither")
  static let typeSizes = Choice<DynamicTypeSize>(of: "type size")
  static let states = Choice<RenderRequest.State>(of: "state")
  static let formats = Choice<OutputFormat>(of: "format")
  static let modes = Choice<WidgetRenderingMode>(
    of: "mode", from: [("fullColor", .fullColor), ("accented", .accented), ("vibrant", .vibrant)])
  static let looks = Choice<WidgetLook>(of: "look")
  static let layoutDirections = Choice<LayoutDirection>(
    of: "layout direction", from: [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])

  /// The table: a new option is an entry here, and a property of ``DrawingOptions``.
  package static let all: [DrawingOption] = ofPictures + ofWorld + ofAppearance + ofPanels + ofCommands

  /// The values of options that have few.
  package static let choices = [
    "scheme": schemes.names, "mode": modes.names, "look": looks.names, "type-size": typeSizes.names,
    "state": states.names,
    "palette": PanelPalette.named.map(\.name), "dither": dithers.names,
    "layout-direction": layoutDirections.names,
  ]

  private static let ofPictures = [
    DrawingOption(
      "device", .picture, \.device, usual: .standard, parse: { try DeviceModels.choice.value($0) }, text: \.name,
      slot: { "device=\($0.name)" }, apply: { $1.device = $0 },
      axis: MatrixAxis(2, DeviceModels.choice) { $1.devices = $0 }),
    DrawingOption(
      "scale", .picture, \.scale, usual: PixelScale(2), parse: { try PixelScale(argument: $0) },
      text: { OptionArguments.text(Double($0.pixelsPerPoint)) }, apply: { $1.scale = $0 }),
    DrawingOption(
      "scheme", .picture, \.scheme, usual: nil, parse: { try schemes.value($0) }, text: { $0?.rawValue },
      slot: { "scheme=\(($0 ?? .light).rawValue)" }, apply: { scheme, request in scheme.map { request.scheme = $0 } },
      axis: MatrixAxis(1, colorSchemes) { $1.schemes = $0 }),
    DrawingOption(
      "mode", .picture, \.look.mode, usual: nil, parse: { try modes.value($0) }, text: { $0?.description },
      slot: { mode in mode.map { "mode=\($0)" } }, apply: { mode, request in mode.map { request.renderingMode = $0 } },
      axis: MatrixAxis(5, modes) { $1.modes = $0 }),
    DrawingOption(
      "look", .picture, \.look.chosen, usual: .standard, parse: { try looks.value($0) }, text: \.rawValue,
      slot: { $0 == .standard ? nil : "look=\($0.rawValue)" }, apply: { $1.look = $0 },
      axis: MatrixAxis(6, looks) { $1.looks = $0 }),
    DrawingOption(
      "accent", .picture, \.look.accent, usual: RenderRequest.standardAccent,
      parse: { try ResolvedColor(argument: $0) },
      text: \.hexDigits,
      slot: { "accent=\($0)" }, apply: { $1.accent = $0 }),
    DrawingOption(
      "backdrop", .picture, \.look.backdrop, usual: nil, parse: { try backdrop($0) }, text: { $0?.argument },
      slot: { $0.map { "backdrop=\($0.argument)" } }, apply: { $1.backdrop = $0 }),
    DrawingOption(
      "type-size", .picture, \.typeSize, usual: .large, parse: { try typeSizes.value($0) }, text: \.rawValue,
      slot: { "type-size=\($0.rawValue)" }, apply: { $1.typeSize = $0 },
      axis: MatrixAxis(3, typeSizes) { $1.typeSizes = $0 }),
    DrawingOption(
      "layout-direction", .picture, \.look.layoutDirection, usual: nil, parse: { try layoutDirections.value($0) },
      text: { $0.map { "\($0)" } }, slot: { $0.map { "layout-direction=\($0)" } },
      apply: { $1.layoutDirection = $0 }),
  ]

  private static let ofWorld = [
    DrawingOption(
      flag: "offline", .file, \.network.offline, goesWithFile: true),
    DrawingOption(
      repeated: "allow-host", .file, key: "allow-hosts", \.network.hosts.allowHost,
      parse: {
        try HostOptions.check([$0])
        return $0
      }, text: { $0 }),
    DrawingOption(
      repeated: "limit", .file, key: "limits", \.asking.limits.limit, parse: LimitOptions.Setting.init(argument:),
      text: \.description),
    DrawingOption(
      "locale", .file, \.chosenLocale, usual: nil, parse: { try Chosen<Locale>.argument($0) },
      text: { locale in locale.map { $0.own?.identifier ?? "system" } },
      slot: { "locale=\($0?.own?.identifier ?? "en_US")" }, axis: .locales(4)),
    DrawingOption(
      "time-zone", .file, \.asking.chosenTimeZone, usual: nil, parse: { try Chosen<TimeZone>.argument($0) },
      text: { zone in zone.map { $0.own?.identifier ?? "system" } },
      slot: { "time-zone=\($0?.own?.identifier ?? TimeZone.gmt.identifier)" }),
    DrawingOption(
      "time-limit", .file, \.asking.provider.timeLimit, usual: .usual, parse: TimeLimit.inSeconds,
      text: { OptionArguments.text($0.duration / .seconds(1)) }),
    DrawingOption(repeated: "set", .commandLine, \.asking.provider.set, parse: { $0 }, text: { $0 }),
    DrawingOption(
      "attributes", .commandLine, \.asking.provider.attributes, usual: nil, parse: { $0 }, text: { $0 }),
    DrawingOption(
      "content-state", .commandLine, \.asking.provider.contentState, usual: nil, parse: { $0 }, text: { $0 }),
  ]

  private static let ofAppearance = [
    DrawingOption(
      "format", .picture, \.format, usual: nil, parse: { try formats.value($0) }, text: { $0?.rawValue }),
    DrawingOption.transparent,
    DrawingOption(
      "state", .picture, \.look.state, usual: .timeline, parse: { try states.value($0) }, text: \.rawValue,
      slot: { "state=\($0.rawValue)" }, apply: { $1.state = $0 }, axis: MatrixAxis(7, states) { $1.states = $0 }),
  ]

  /// A file keeps its place when the command runs in another folder.
  static func backdrop(_ argument: String) throws -> WallpaperBackground {
    let background = try WallpaperBackground.named(argument)
    guard case .picture(let path) = background else { return background }
    return .picture(path: URL(fileURLWithPath: path).absoluteURL.path)
  }

  private static let transparent: DrawingOption = {
    var option = DrawingOption(flag: "transparent", .picture, \.look.transparent)
    option.slot = { $0.look.transparent ? "transparent" : "opaque" }
    option.usualSlot = "opaque"
    option.apply = { $1.hasTransparentCorners = $0.look.transparent }
    return option
  }()

  private static let ofPanels = [
    DrawingOption(
      "palette", .picture, \.panel.palette, usual: nil, parse: { try PanelOptions.palette($0) }, text: { $0?.name },
      slot: { $0.map { "palette=\($0.name.replacing("#", with: ""))" } }),
    DrawingOption(
      "dither", .picture, \.panel.dither, usual: nil, parse: { try dithers.value($0) }, text: { $0?.rawValue },
      slot: { $0.map { "dither=\($0.rawValue)" } }),
    DrawingOption(
      "rotation", .picture, \.panel.rotation, usual: .none, parse: { try PanelOptions.rotation($0) },
      text: { "\($0.rawValue)" }, slot: { $0 == .none ? nil : "rotation=\($0.rawValue)" }),
    DrawingOption(
      "max-bytes", .picture, \.panel.byteLimit, usual: nil, parse: { try PanelOptions.byteLimit($0) },
      text: { $0.map { "\($0)" } }),
    DrawingOption(
      "canvas", .picture, \.panel.canvas, usual: nil, parse: { try PanelOptions.canvas($0) },
      text: { $0.map(\.text) }, slot: { $0.map { "canvas=\($0.text)" } }),
  ]

  private static let ofCommands = [
    DrawingOption(flag: "strict", .commandLine, \.strict, goesWithFile: true),
    DrawingOption(flag: "verbose", .commandLine, \.verbose, goesWithFile: true),
  ]
}

extension PixelSize {
  fileprivate var text: String { "\(width)x\(height)" }
}

extension WallpaperBackground {
  /// The background as ``named(_:from:)`` reads it.
  fileprivate var argument: String {
    switch self {
    case .color(let color): color.hexDigits
    case .gradient(let colors, let degrees):
      "gradient:\(OptionArguments.text(degrees))deg,\(colors.map(\.hexDigits).joined(separator: ","))"
    case .picture(let path): path
    }
  }
}

extension ResolvedColor {
  fileprivate var hexDigits: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int((min(max(Double(component), 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.reduce("", +)
  }
}
