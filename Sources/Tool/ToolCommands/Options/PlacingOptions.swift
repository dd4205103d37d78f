import ArgumentParser
import AtomicFiles
import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import Timelines
import Views
import Widgets

/// The options of commands that keep pictures up to date: widgets, output folder, and reloads.
struct PlacingOptions: ParsableArguments {
  @Argument(help: "Kinds of widgets (default: all).")
  var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder, for KIND/FAMILY/current.png; created if missing (default: \(Self.standardFolderWords)).",
      valueName: "DIR"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file with the widgets and their options (Docs/Scheduling.md).",
      valueName: "FILE"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A family such as medium, or all. May be repeated (default: render's default, and those already in the folder).",
      valueName: "FAMILY"
    ))
  var family: [String] = []

  @OptionGroup(title: "Reloads") var rules: ReloadOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if config != nil && !(kinds.isEmpty && family.isEmpty) {
      throw ValidationError("Kinds and families cannot be used with --config.")
    }
    if config != nil && !rules.isStandard {
      throw ValidationError("--budget, --interval and --ahead cannot be used with --config.")
    }
  }

  /// The default output folder.
  static func standardFolder(_ environment: ToolEnvironment) -> String {
    environment.home.appending(path: "widgets").path
  }

  /// The default output folder, for help texts.
  static let standardFolderWords = "~/.local/share/almanac/widgets"

  var folder: String { output ?? Self.standardFolder(ToolEnvironment()) }

  /// The configuration of the command line, or of the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, if they have been read.
  /// - Throws: A validation error, with exit code 64, for an unknown kind or family, or an option that cannot be used
  ///   with a file; a failure with exit code 65 or 66 for the file.
  func configuration<Bundle: WidgetBundle>(
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

  /// A pass, its renderer, the folder as the user named it, and the commands to run after changes.
  typealias PreparedPass = (
    pass: RefreshPass, renderer: WidgetRenderer, output: String, commands: ChangeCommands.Table
  )

  /// The pass for the command line, or for the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, if they have been read.
  /// - Throws: As ``configuration(of:_:in:contents:)``.
  func pass<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in environment: ToolEnvironment, contents: Data? = nil
  ) throws -> PreparedPass {
    let configuration = try configuration(
      of: bundle, drawing, in: drawing.world(environment, showsFetches: false), contents: contents)
    let output = configuration.output ?? folder
    // The default folder is private, as widgets may show private data. A folder that the user chose keeps its mode.
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

  /// Rejects options that cannot be used with a configuration file.
  ///
  /// - Throws: A validation error, with exit code 64, that names them.
  func checkAgainstFile(_ drawing: DrawingOptions) throws {
    guard config != nil else { return }
    let besides = drawing.wordsBesidesFile
    if let word = drawing.words.first(where: { !besides.contains($0) && $0.hasPrefix("--") }) {
      throw ValidationError("\(word.prefix { $0 != "=" }) cannot be used with --config.")
    }
  }

  /// The configured widgets.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown kind or family.
  func widgets<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in world: World
  ) throws -> [RequestedWidget] {
    let kinds =
      try kinds.isEmpty
      ? world.making { Bundle.distinctKinds } : kinds.map { try Bundle.kind(named: $0, in: world) }
    try drawing.settings.check(against: kinds)
    var seen: Set<OutputSlot> = []
    return try kinds.flatMap { kind in
      try families(of: kind, drawing).map { try drawing.placed(kind, $0) }
    }.filter { seen.insert($0.name).inserted }
  }

  /// The chosen families. The default is the one that `render` draws, which depends on the device, and those that the
  /// folder already has.
  private func families(of kind: WidgetKind, _ drawing: DrawingOptions) throws -> [WidgetFamily] {
    let all = kind.families(on: drawing.device)
    if family.map({ $0.lowercased() }) == ["all"] { return all }
    if !family.isEmpty { return try family.map { try kind.family($0, on: drawing.device) } }
    // When all widgets are drawn, those without a family on this device are skipped.
    if all.isEmpty && kinds.isEmpty { return [] }
    let usual = try kind.family(nil, on: drawing.device)
    let output = OutputFolder(URL(fileURLWithPath: folder, isDirectory: true))
    return try all.filter { family in
      let widget = try drawing.placed(kind, family)
      return family == usual || output.hasPlace(at: [widget.name.path] + widget.formerPaths)
    }
  }
}

extension DrawingOptions {
  /// A widget with its output slot.
  ///
  /// - Parameter usual: The ``placeOptions`` of a configuration file, which do not become part of the folder's name;
  ///   nil for the standard options.
  func placed(_ kind: WidgetKind, _ family: WidgetFamily, unlike usual: [String]? = nil) throws -> RequestedWidget {
    let request = request(family)
    let settings = try settings
    let program = UncheckedBox(value: kind)
    let known = usual ?? Self.standardOptions
    let name = OutputSlot(
      kind: kind.kind, family: family,
      options: placeOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" })
    return RequestedWidget(
      kind: kind, name: name, request: request, format: format ?? .png,
      recipe: recipe + (usual.map { "-" + $0.joined(separator: "-") } ?? ""),
      formerPaths: formerPaths(of: name, unlike: known),
      configured: { try await settings.applied(to: program.value, in: family) })
  }

  private static let standardOptions: [String] = {
    let usual = RenderRequest(family: .systemSmall)
    return [
      "device=\(usual.device.name)", "scheme=\(usual.colorScheme.rawValue)", "accent=\(usual.accent)",
      "type-size=\(usual.typeSize.rawValue)", "locale=en_US", "time-zone=\(TimeZone.gmt.identifier)", "opaque",
      "state=\(RenderRequest.State.timeline.rawValue)",
    ]
  }()

  /// All options that become part of the folder's name, except settings, in the form of the command line. The
  /// system's locale and time zone do not: a picture stays in its folder when the user travels.
  var placeOptions: [String] {
    placeOptions(locale: chosenLocale?.own?.identifier, timeZone: asking.chosenTimeZone?.own?.identifier)
  }

  private func placeOptions(locale: String?, timeZone: String?) -> [String] {
    ["device=\(device.name)", "scheme=\(scheme.rawValue)"] + (look.mode.map { ["mode=\($0)"] } ?? [])
      + [
        "accent=\(look.accent)", "type-size=\(typeSize.rawValue)", "locale=\(locale ?? "en_US")",
        "time-zone=\(timeZone ?? TimeZone.gmt.identifier)", look.transparent ? "transparent" : "opaque",
        "state=\(look.state.rawValue)",
      ]
  }

  /// The folders of a slot in earlier releases, which contained the name of the system's time zone.
  private func formerPaths(of name: OutputSlot, unlike known: [String]) -> [String] {
    var places = [name]
    if asking.chosenTimeZone == .system {
      let options = placeOptions(locale: chosenLocale?.own?.identifier, timeZone: timeZone.identifier)
      places.append(
        OutputSlot(
          kind: name.kind, family: name.family,
          options: options.filter { !known.contains($0) } + set.sorted().map { "set \($0)" }))
    }
    return places.compactMap(\.formerPath).filter { $0 != name.path }
  }

  /// Whatever else affects the pictures: the program, the scale, the network options, and the system's time zone and
  /// locale.
  private var recipe: String {
    ([ToolName.program, "\(scale.pixelsPerPoint)", (format ?? .png).rawValue] + limits.limit.map(\.description)
      + [locale.identifier, timeZone.identifier])
      .joined(separator: "-")
  }
}

/// Moves a widget to the task that configures it; nobody else uses it.
private struct UncheckedBox: @unchecked Sendable {
  let value: WidgetKind
}
