import ArgumentParser
import Timelines

/// The arguments of ``ProviderOptions``.
struct ProviderArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A setting of the widget (see list); separate several values with commas. May be repeated.",
      valueName: "NAME=VALUE"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "The attributes of a Live Activity, as JSON.", valueName: "file"))
  var attributes: String?

  @Option(
    help: ArgumentHelp(
      "The state of a Live Activity as JSON, or a list of states with dates.", valueName: "file"))
  var contentState: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The timeout of a provider's answer, and of drawing (default: ALMANAC_TIME_LIMIT, else 30).",
      valueName: "SECONDS"),
    transform: TimeLimit.inSeconds)
  var timeLimit = ProviderOptions().timeLimit

  func validate() throws { try options.validate() }

  var options: ProviderOptions {
    ProviderOptions(set: set, attributes: attributes, contentState: contentState, timeLimit: timeLimit)
  }
}
