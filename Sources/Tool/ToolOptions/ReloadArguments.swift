import ArgumentParser
import Foundation

/// The arguments of reloads and pre-rendering.
struct ReloadArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum number of reloads of a widget within 24 hours, such as 48/day; more are delayed (default: no limit).",
      valueName: "N/day"),
    transform: ReloadOptions.budget)
  var budget: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The minimum time between reloads that a provider's policy requests (default: 60).", valueName: "SECONDS"),
    transform: ReloadOptions.interval)
  var interval: TimeInterval = ReloadOptions().interval

  @Option(
    help: ArgumentHelp(
      "The maximum number of pictures to draw ahead at a reload.", valueName: "N"))
  var ahead = ReloadOptions().ahead

  @Option(help: ArgumentHelp("The number of widgets to process at once; one per processor by default.", valueName: "N"))
  var jobs = ReloadOptions().jobs

  func validate() throws { try options.validate() }

  var options: ReloadOptions { ReloadOptions(budget: budget, interval: interval, ahead: ahead, jobs: jobs) }
}
