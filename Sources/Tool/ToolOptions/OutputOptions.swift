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

/// The options of commands that keep pictures up to date: widgets, output folder, and reloads.
package struct OutputOptions: ParsableArguments {
  @Argument(help: "Kinds of widgets (default: all).")
  package var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder, for KIND/FAMILY/current.png; created if missing (default: \(Self.standardFolderWords)).",
      valueName: "DIR"))
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file with the widgets and their options (Docs/Scheduling.md).",
      valueName: "FILE"))
  package var config: String?

  @Option(
    help: ArgumentHelp(
      "A family such as medium, or all. May be repeated (default: render's default, and those already in the folder).",
      valueName: "FAMILY"
    ))
  package var family: [String] = []

  @OptionGroup(title: "Reloads") package var rules: ReloadOptions

  package init() {}

  package func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
    if config != nil && !(kinds.isEmpty && family.isEmpty) {
      throw ValidationError("Kinds and families cannot be used with --config.")
    }
    if config != nil && !rules.isStandard {
      throw ValidationError("--budget, --interval and --ahead cannot be used with --config.")
    }
  }

  /// The default output folder.
  package static func standardFolder(_ environment: ToolEnvironment) -> String {
    environment.home.appending(path: "widgets").path
  }

  /// The default output folder, for help texts.
  package static let standardFolderWords = "~/.local/share/almanac/widgets"

  package var folder: String { output ?? Self.standardFolder(ToolEnvironment()) }

  /// Rejects options that cannot be used with a configuration file.
  ///
  /// - Throws: A validation error, with exit code 64, that names them.
  package func checkAgainstFile(_ drawing: DrawingOptions) throws {
    guard config != nil else { return }
    let besides = drawing.wordsBesidesFile
    if let word = drawing.words.first(where: { !besides.contains($0) && $0.hasPrefix("--") }) {
      throw ValidationError("\(word.prefix { $0 != "=" }) cannot be used with --config.")
    }
  }

  /// The configured widgets.
  ///
  /// - Throws: A validation error, with exit code 64, for an unknown kind or family.
  package func widgets(of bundle: BundleWidgets, _ drawing: DrawingOptions) throws -> [RequestedWidget] {
    let kinds = try kinds.isEmpty ? bundle.kinds : kinds.map(bundle.kind(named:))
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
  /// - Parameter usual: The ``slotOptions`` of a configuration file, which do not become part of the folder's name;
  ///   nil for the standard options.
  package func placed(_ kind: WidgetKind, _ family: WidgetFamily, unlike usual: [String]? = nil) throws
    -> RequestedWidget
  {
    let request = request(family)
    let settings = try settings
    let known = usual ?? Self.standardPlaceOptions
    let name = OutputSlot(
      kind: kind.kind, family: family,
      options: slotOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" })
    return RequestedWidget(
      kind: kind, name: name, request: request, format: format ?? .png,
      recipe: recipe + (usual.map { "-" + $0.joined(separator: "-") } ?? ""),
      formerPaths: formerPaths(of: name, unlike: known),
      configured: { try await settings.applied(to: kind, in: family) })
  }

  /// The folders of a slot in earlier releases, which contained the name of the system's time zone.
  private func formerPaths(of name: OutputSlot, unlike known: [String]) -> [String] {
    var places = [name]
    if asking.chosenTimeZone == .system {
      var former = self
      former.asking.chosenTimeZone = .named(timeZone)
      places.append(
        OutputSlot(
          kind: name.kind, family: name.family,
          options: former.slotOptions.filter { !known.contains($0) } + set.sorted().map { "set \($0)" }))
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
