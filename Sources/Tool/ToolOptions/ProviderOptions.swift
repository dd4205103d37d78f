import ArgumentParser
import Timelines

package struct ProviderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A setting of the widget (see list); separate several values with commas. May be repeated.",
      valueName: "NAME=VALUE"))
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The timeout of a provider's answer, and of drawing (default: ALMANAC_TIME_LIMIT, else 30).",
      valueName: "SECONDS"),
    transform: TimeLimit.inSeconds)
  var timeLimit = TimeLimit.usual

  package init() {}

  package func validate() throws {
    try TimeLimit.checkVariable()
    _ = try settings
  }

  var settings: SettingValues { get throws { try SettingValues(set) } }
}
