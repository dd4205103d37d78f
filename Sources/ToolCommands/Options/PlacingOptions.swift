import ArgumentParser
import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import Timelines
import Views
import Widgets

/// The options of commands that put pictures in place: which widgets, where, how often they may ask.
struct PlacingOptions: ParsableArguments {
  @Argument(help: "The widgets, by their kinds; all unless given.")
  var kinds: [String] = []

  @Option(
    help: "The folder to put the pictures in: KIND/FAMILY/current.png. Made if it is not there.")
  var output = ""

  @Option(
    help: ArgumentHelp(
      "A file that says which widgets are in place, and how, in place of kinds and options (Docs/Scheduling.md).",
      valueName: "FILE"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A family, for instance systemMedium; may be repeated. All that the widget has unless given.", valueName: "FAMILY"
    ))
  var family: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most reloads of a widget within 24 hours, for instance 48/day; no limit unless given. What is over waits.",
      valueName: "N/day"),
    transform: Self.budget)
  var budget: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The least time between two reloads that a provider's policy asks for; 60 unless given.", valueName: "SECONDS"),
    transform: Self.interval)
  var interval: TimeInterval = ReloadRules().minimumInterval

  @Option(help: ArgumentHelp("The most pictures drawn ahead at a reload.", valueName: "N"))
  var ahead = RefreshOptions().drawnAhead

  @Option(help: ArgumentHelp("Widgets worked on at once; one a processor unless given.", valueName: "N"))
  var jobs = RefreshOptions().jobs

  func validate() throws {
    if output.isEmpty && config == nil { throw ValidationError("Say where the pictures go: --output DIR.") }
    if config != nil && !(kinds.isEmpty && family.isEmpty) {
      throw ValidationError("Kinds and families stand in the file; give either them or --config.")
    }
    if config != nil
      && (budget != nil || interval != ReloadRules().minimumInterval || ahead != RefreshOptions().drawnAhead)
    {
      throw ValidationError("--budget, --interval and --ahead stand in the file; give either them or --config.")
    }
    if ahead < 1 || ahead > 10_000 { throw ValidationError("--ahead is a number of pictures from 1 to 10000.") }
    if jobs < 1 { throw ValidationError("At least one widget is worked on at a time: --jobs 1.") }
  }

  /// How often, how much.
  var refreshing: RefreshOptions {
    var options = RefreshOptions()
    options.rules.minimumInterval = interval
    options.rules.dailyBudget = budget
    (options.drawnAhead, options.jobs) = (ahead, jobs)
    return options
  }

  /// What the command line asks for, or the file that it names; the configuration names an output.
  ///
  /// - Parameter contents: The bytes of the file, where they have been read.
  /// - Throws: A validation error, with exit code 64, for a kind or a family that is not there, or an option that stands in
  ///   the file; a failure with exit code 65 or 66 for the file.
  func configuration<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in world: World, contents: Data? = nil
  ) throws -> Configuration {
    guard let config else {
      return Configuration(
        output: output, drawing: drawing, refreshing: refreshing,
        widgets: try widgets(of: Bundle.self, drawing, in: world))
    }
    var result = try Configuration.read(
      config, contents: contents, of: Bundle.self, in: world, adding: drawing.wordsBesidesFile)
    if !output.isEmpty { result.output = output }
    guard result.output != nil else {
      throw ConfigurationFaults(path: config, faults: [.init("'output' is missing, and so is --output DIR")])
    }
    result.refreshing.jobs = jobs
    (result.drawing.at, result.drawing.json) = (drawing.at, drawing.json)
    return result
  }

  /// A pass, what it draws with, the folder as the user named it, and what is run after changes.
  typealias PreparedPass = (
    pass: RefreshPass, renderer: WidgetRenderer, output: String, commands: ChangeCommands.Table
  )

  /// The pass over what the command line asks for, or the file that it names.
  ///
  /// - Parameter contents: The bytes of the file, where they have been read.
  /// - Throws: As ``configuration(of:_:in:contents:)``.
  func pass<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in environment: ToolEnvironment, contents: Data? = nil
  ) throws -> PreparedPass {
    let configuration = try configuration(
      of: bundle, drawing, in: drawing.world(environment, showsFetches: false), contents: contents)
    let output = configuration.output ?? output
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

  /// Whether the options go with the file, if one is named.
  ///
  /// - Throws: A validation error, with exit code 64, that names those that do not.
  func checkAgainstFile(_ drawing: DrawingOptions) throws {
    guard config != nil else { return }
    let besides = drawing.wordsBesidesFile
    if let word = drawing.words.first(where: { !besides.contains($0) && $0.hasPrefix("--") }) {
      throw ValidationError("\(word.prefix { $0 != "=" }) stands in the file; give either it or --config.")
    }
  }

  /// What is to be in place.
  ///
  /// - Throws: A validation error, with exit code 64, for a kind or a family that is not there.
  func widgets<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, _ drawing: DrawingOptions, in world: World
  ) throws -> [PlacedWidget] {
    let kinds =
      try kinds.isEmpty
      ? world.making { Bundle.distinctKinds } : kinds.map { try Bundle.kind(named: $0, in: world) }
    try drawing.settings.check(against: kinds)
    var seen: Set<PlaceName> = []
    return try kinds.flatMap { kind in
      let families =
        try family.isEmpty
        ? kind.families(on: drawing.device) : family.map { try kind.family($0, on: drawing.device) }
      return try families.map { try drawing.placed(kind, $0) }
    }.filter { seen.insert($0.name).inserted }
  }

  private static func budget(_ argument: String) throws -> Int {
    guard let match = argument.wholeMatch(of: /([0-9]{1,6})(\/day)?/), let count = Int(match.1), count > 0 else {
      throw ValidationError("'\(argument)' is no budget. Write a number of reloads a day: 48/day.")
    }
    return count
  }

  private static func interval(_ argument: String) throws -> TimeInterval {
    // `Double` takes hexadecimal numbers as well.
    guard !argument.contains(where: { "xXpP".contains($0) }), let seconds = Double(argument), seconds >= 0,
      seconds <= 86_400
    else {
      throw ValidationError("'\(argument)' is no interval. Write a number of seconds from 0 to 86400: 60.")
    }
    return seconds
  }
}

extension DrawingOptions {
  /// A widget that is to be in place as the options say.
  ///
  /// - Parameter usual: What does not tell places apart: the ``placeOptions`` of a whole configuration file, nil for the
  ///   standard.
  func placed(_ kind: WidgetKind, _ family: WidgetFamily, unlike usual: [String]? = nil) throws -> PlacedWidget {
    let request = request(family)
    let settings = try settings
    let program = Handed(value: kind)
    let known = usual ?? Self.standardOptions
    let name = PlaceName(
      kind: kind.kind, family: family,
      options: placeOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" })
    return PlacedWidget(
      kind: kind, name: name, request: request, format: format ?? .png,
      recipe: recipe + (usual.map { "-" + $0.joined(separator: "-") } ?? ""),
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

  /// All that may tell places of one kind and family apart, settings excepted, as it is written on the command line.
  var placeOptions: [String] {
    ["device=\(device.name)", "scheme=\(scheme.rawValue)"] + (mode.map { ["mode=\($0)"] } ?? [])
      + [
        "accent=\(accent)", "type-size=\(typeSize.rawValue)", "locale=\(locale.identifier)",
        "time-zone=\(timeZone.identifier)", transparent ? "transparent" : "opaque", "state=\(state.rawValue)",
      ]
  }

  /// What the pictures are made with besides: the program, the scale, and what picture files may ask for.
  private var recipe: String {
    ([ToolName.program, "\(scale.pixelsPerPoint)", (format ?? .png).rawValue] + limits.limit.map(\.description))
      .joined(separator: "-")
  }
}

/// A widget on its way to the place where it is configured; nobody else uses it.
private struct Handed: @unchecked Sendable {
  let value: WidgetKind
}
