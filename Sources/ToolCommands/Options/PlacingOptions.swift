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
  var output: String

  @Option(
    help: ArgumentHelp(
      "A family, for instance systemMedium; may be repeated. All that the widget has unless given.", valueName: "FAMILY"
    ))
  var family: [String] = []

  @Option(
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

  @Option(help: ArgumentHelp("The most pictures drawn ahead at a reload; 64 unless given.", valueName: "N"))
  var ahead = RefreshOptions().drawnAhead

  @Option(help: ArgumentHelp("Widgets worked on at once; one a processor unless given.", valueName: "N"))
  var jobs = RefreshOptions().jobs

  func validate() throws {
    if output.isEmpty { throw ValidationError("Say where the pictures go: --output DIR.") }
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

  /// The folder that the pictures go to.
  var folder: OutputFolder { OutputFolder(URL(fileURLWithPath: output, isDirectory: true)) }

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
    guard let seconds = Double(argument), seconds >= 0, seconds <= 86_400 else {
      throw ValidationError("'\(argument)' is no interval. Write a number of seconds from 0 to 86400: 60.")
    }
    return seconds
  }
}

extension DrawingOptions {
  /// A widget that is to be in place as the options say.
  fileprivate func placed(_ kind: WidgetKind, _ family: WidgetFamily) throws -> PlacedWidget {
    let request = request(family)
    let settings = try settings
    let program = Handed(value: kind)
    return PlacedWidget(
      kind: kind, name: PlaceName(kind: kind.kind, family: family, options: placeOptions), request: request,
      format: format ?? .png, recipe: try recipe,
      configured: { try await settings.applied(to: program.value, in: family) })
  }

  /// What tells a place apart from the usual one of its kind and family, as it is written on the command line.
  private var placeOptions: [String] {
    let usual = RenderRequest(family: .systemSmall)
    var options: [String] = []
    if device != usual.device { options.append("device=\(device.name)") }
    if scheme != usual.colorScheme { options.append("scheme=\(scheme.rawValue)") }
    if let mode { options.append("mode=\(mode)") }
    if accent != usual.accent { options.append("accent=\(accent)") }
    if typeSize != usual.typeSize { options.append("type-size=\(typeSize.rawValue)") }
    if locale.identifier != "en_US" { options.append("locale=\(locale.identifier)") }
    if timeZone != .gmt { options.append("time-zone=\(timeZone.identifier)") }
    if transparent { options.append("transparent") }
    if state != .timeline { options.append("state=\(state.rawValue)") }
    return options + set.sorted().map { "set \($0)" }
  }

  /// What the pictures are made with besides: the program, by the size and the time of its file, and the scale.
  private var recipe: String {
    get throws {
      var status = stat()
      guard stat("/proc/self/exe", &status) == 0 else { return ToolName.version }
      let program = [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
      return (program.map(String.init) + ["\(scale.pixelsPerPoint)", (format ?? .png).rawValue])
        .joined(separator: "-")
    }
  }
}

/// A widget on its way to the place where it is configured; nobody else uses it.
private struct Handed: @unchecked Sendable {
  let value: WidgetKind
}
