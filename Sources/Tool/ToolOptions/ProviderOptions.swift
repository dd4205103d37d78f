import ArgumentParser
import Timelines

/// What a widget's provider is asked for, and how long it may take.
package struct ProviderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A setting of the widget, as `list` names it; several values of one with commas. May be repeated.",
      valueName: "NAME=VALUE"))
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a provider may take to answer, and a picture to be drawn (default: ALMANAC_TIME_LIMIT, or else 30).",
      valueName: "SECONDS"),
    transform: TimeLimit.inSeconds)
  var timeLimit = TimeLimit.usual

  package init() {}

  package func validate() throws {
    try TimeLimit.checkVariable()
    _ = try settings
  }

  /// What `--set` was given.
  var settings: SettingTexts { get throws { try SettingTexts(set) } }
}
