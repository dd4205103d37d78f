import Foundation
import Refreshing
import Scheduling

/// Options as they are written on a command line, those that are not the usual ones.
struct OptionWords {
  private(set) var words: [String] = []

  mutating func add(_ name: String, _ value: String?, unless usual: String? = nil) {
    guard let value, value != usual else { return }
    // A value that looks like an option belongs to its name by an equals sign alone.
    words += value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
  }

  mutating func add(_ name: String, if isSet: Bool) {
    if isSet { words.append("--\(name)") }
  }

  /// A number without a fraction that is none.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension PlacingOptions {
  /// The options with an absolute folder, the kinds after all others.
  var words: (options: [String], kinds: [String]) {
    let usual = RefreshOptions()
    var words = OptionWords()
    words.add("config", config.map(ScheduledCommand.absolute))
    if config == nil || output != nil { words.add("output", ScheduledCommand.absolute(folder)) }
    for family in family { words.add("family", family) }
    words.add("budget", rules.budget.map { "\($0)/day" })
    words.add("interval", OptionWords.text(rules.interval), unless: OptionWords.text(usual.rules.minimumInterval))
    words.add("ahead", String(rules.ahead), unless: String(usual.drawnAhead))
    words.add("jobs", String(rules.jobs), unless: String(usual.jobs))
    return (words.words, kinds.contains { $0.hasPrefix("-") } ? ["--"] + kinds : kinds)
  }
}
