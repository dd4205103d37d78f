import Foundation
import Refreshing
import Scheduling
import ServiceUnits
import SystemSettings

/// Writes options as command-line arguments, without those that have their defaults.
struct OptionArguments {
  private(set) var words: [String] = []

  mutating func add(_ name: String, _ value: String?, unless usual: String? = nil) {
    guard let value, value != usual else { return }
    // A value that looks like an option must follow an equals sign.
    words += value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }

  mutating func add(_ name: String, if isSet: Bool) {
    if isSet { words.append("--\(name)") }
  }

  /// A number, without `.0`.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
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
