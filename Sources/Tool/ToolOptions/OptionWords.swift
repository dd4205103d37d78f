import Foundation
import Graphics
import Refreshing
import Rendering
import Scheduling
import ServiceUnits
import SystemSettings
import Timelines
import Views
import Widgets

/// Writes options as command-line arguments, without those that have their defaults.
struct OptionWords {
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
  fileprivate static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension PlacingOptions {
  /// The options with an absolute folder, and the kinds, which come last.
  package var words: (options: [String], kinds: [String]) {
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

extension DrawingOptions {
  /// The options of repeated drawing: all but `--at` and `--json`.
  package var words: [String] {
    var words = OptionWords()
    words.add("device", device.name, unless: DeviceProfile.standard.name)
    words.add("scale", OptionWords.text(Double(scale.pixelsPerPoint)), unless: "2")
    words.add("scheme", scheme.rawValue, unless: "light")
    words.add("mode", look.mode?.description)
    words.add("accent", look.accent.hexDigits, unless: RenderRequest.standardAccent.hexDigits)
    words.add("type-size", typeSize.rawValue, unless: "large")
    words.add("locale", chosenLocale.map { $0.own?.identifier ?? "system" })
    words.add("time-zone", asking.chosenTimeZone.map { $0.own?.identifier ?? "system" })
    words.add(
      "time-limit", OptionWords.text(timeLimit.duration / .seconds(1)),
      unless: OptionWords.text(TimeLimit.usual.duration / .seconds(1)))
    for host in network.allowHost { words.add("allow-host", host) }
    for limit in limits.limit { words.add("limit", "\(limit)") }
    words.add("offline", if: network.offline)
    for setting in set { words.add("set", setting) }
    words.add("state", look.state.rawValue, unless: "timeline")
    words.add("format", format?.rawValue)
    words.add("transparent", if: look.transparent)
    words.add("strict", if: strict)
    words.add("verbose", if: verbose)
    return words.words
  }

  /// The options that configuration files do not have.
  package var wordsBesidesFile: [String] {
    var words = OptionWords()
    words.add("offline", if: network.offline)
    words.add("strict", if: strict)
    words.add("verbose", if: verbose)
    return words.words
  }
}

extension ResolvedColor {
  fileprivate var hexDigits: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int((min(max(Double(component), 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
