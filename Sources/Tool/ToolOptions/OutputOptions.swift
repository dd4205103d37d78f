import ArgumentParser
import Foundation
import Graphics
package import Refreshing
import Rendering
import Scheduling
import ServiceUnits
import SharedFolders
import SystemSettings
import Timelines
import ToolReports
import Views
import Widgets

/// The options of commands that keep pictures up to date: widgets, output folder, and reloads.
package struct OutputOptions: Sendable {
  /// Kinds of widgets; empty for all.
  package var kinds: [String] = []
  package var output: String?
  package var config: String?
  package var family: [String] = []
  package var rules = ReloadOptions()

  package init() {}

  /// - Throws: A validation error, with exit code 64.
  package func validate() throws {
    try rules.validate()
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
    if !family.isEmpty { return try family.map { try kind.family($0, for: drawing) } }
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

extension OutputOptions {
  /// The options with an absolute folder, and the kinds, which come last.
  package var words: (options: [String], kinds: [String]) {
    let usual = RefreshOptions()
    var words = OptionArguments()
    words.add("config", config.map(ScheduledCommand.absolute))
    if config == nil || output != nil { words.add("output", ScheduledCommand.absolute(folder)) }
    for family in family { words.add("family", family) }
    words.add("budget", rules.budget.map { "\($0)/day" })
    words.add(
      "interval", OptionArguments.text(rules.interval), unless: OptionArguments.text(usual.rules.minimumInterval))
    words.add("ahead", String(rules.ahead), unless: String(usual.drawnAhead))
    words.add("jobs", String(rules.jobs), unless: String(usual.jobs))
    return (words.words, kinds.contains { $0.hasPrefix("-") } ? ["--"] + kinds : kinds)
  }
}
