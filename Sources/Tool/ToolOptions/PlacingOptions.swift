package import ArgumentParser
import SystemIO
import Foundation
import Graphics
package import Refreshing
import Rendering
import Scheduling
import SystemSettings
package import Timelines
import ToolReports
import Views
package import Widgets

/// The options of commands that put pictures in place: which widgets, where, how often they may ask.
package struct PlacingOptions: ParsableArguments {
  @Argument(help: "The widgets, by their kinds; all unless given.")
  package var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to put the pictures in, as KIND/FAMILY/current.png; made if it does not exist (default: \(Self.standardFolderWords)).",
      valueName: "DIR"))
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "A file that says which widgets are in place, and how, in place of kinds and options (Docs/Scheduling.md).",
      valueName: "FILE"))
  package var config: String?

  @Option(
    help: ArgumentHelp(
      "A family, for example medium, or all; may be repeated (default: the one that render draws, and those in place).",
      valueName: "FAMILY"
    ))
  package var family: [String] = []

  @OptionGroup(title: "Reloads") package var rules: ReloadOptions

  package init() {}

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if config != nil && !(kinds.isEmpty && family.isEmpty) {
      throw ValidationError("Kinds and families stand in the file; give either them or --config.")
    }
    if config != nil && !rules.isStandard {
      throw ValidationError("--budget, --interval and --ahead stand in the file; give either them or --config.")
    }
  }

  /// Where pictures are put unless something else is said.
  package static func standardFolder(_ environment: ToolEnvironment) -> String {
    environment.home.appending(path: "widgets").path
  }

  /// The same for the help.
  package static let standardFolderWords = "~/.local/share/almanac/widgets"

  /// The folder of the command line.
  package var folder: String { output ?? Self.standardFolder(ToolEnvironment()) }

  /// Whether the options go with the file, if one is named.
  ///
  /// - Throws: A validation error, with exit code 64, that names those that do not.
  package func checkAgainstFile(_ drawing: DrawingOptions) throws {
    guard config != nil else { return }
    let besides = drawing.wordsBesidesFile
    if let word = drawing.words.first(where: { !besides.contains($0) && $0.hasPrefix("--") }) {
      throw ValidationError("\(word.prefix { $0 != "=" }) stands in the file; give either it or --config.")
    }
  }

  /// What is to be in place.
  ///
  /// - Throws: A validation error, with exit code 64, for a kind or a family that is not there.
  package func widgets(of bundle: BundleWidgets, _ drawing: DrawingOptions) throws -> [RequestedWidget] {
    let kinds = try kinds.isEmpty ? bundle.kinds : kinds.map(bundle.kind(named:))
    try drawing.settings.check(against: kinds)
    var seen: Set<OutputSlot> = []
    return try kinds.flatMap { kind in
      try families(of: kind, drawing).map { try drawing.placed(kind, $0) }
    }.filter { seen.insert($0.name).inserted }
  }

  /// The families that are asked for; without any the one that `render` draws, which follows the device, and those that are
  /// in place already: what was put there once is kept up to date.
  private func families(of kind: WidgetKind, _ drawing: DrawingOptions) throws -> [WidgetFamily] {
    let all = kind.families(on: drawing.device)
    if family.map({ $0.lowercased() }) == ["all"] { return all }
    if !family.isEmpty { return try family.map { try kind.family($0, on: drawing.device) } }
    // A widget that the device has no place for is passed over where all are asked for.
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
  /// A widget that is to be in place as the options say.
  ///
  /// - Parameter usual: What does not tell places apart: the ``placeOptions`` of a whole configuration file, nil for the
  ///   standard.
  package func placed(_ kind: WidgetKind, _ family: WidgetFamily, unlike usual: [String]? = nil) throws
    -> RequestedWidget
  {
    let request = request(family)
    let settings = try settings
    let program = UncheckedBox(value: kind)
    let known = usual ?? Self.standardPlaceOptions
    let name = OutputSlot(
      kind: kind.kind, family: family,
      options: placeOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" })
    return RequestedWidget(
      kind: kind, name: name, request: request, format: format ?? .png,
      recipe: recipe + (usual.map { "-" + $0.joined(separator: "-") } ?? ""),
      formerPaths: formerPaths(of: name, unlike: known),
      configured: { try await settings.applied(to: program.value, in: family) })
  }

  /// The folders of a place in earlier releases. Of the zone `system` these named the one that it was.
  private func formerPaths(of name: OutputSlot, unlike known: [String]) -> [String] {
    var places = [name]
    if asking.chosenTimeZone == .system {
      var former = self
      former.asking.chosenTimeZone = .named(timeZone)
      places.append(
        OutputSlot(
          kind: name.kind, family: name.family,
          options: former.placeOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" }))
    }
    return places.compactMap(\.formerPath).filter { $0 != name.path }
  }

  /// What the pictures are made with besides: the program, the scale, what picture files may ask for, and where the system
  /// is.
  private var recipe: String {
    ([ToolName.program, "\(scale.pixelsPerPoint)", (format ?? .png).rawValue] + limits.limit.map(\.description)
      + [locale.identifier, timeZone.identifier])
      .joined(separator: "-")
  }
}
