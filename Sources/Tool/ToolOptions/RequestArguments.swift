import ArgumentParser
import Foundation
import SystemSettings

/// The arguments of every command that calls providers.
package struct RequestArguments: ParsableArguments {
  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp(
      "The time zone, such as Europe/Berlin (default: the system's; GMT for gallery and snapshot).",
      valueName: "time-zone"),
    transform: Chosen<TimeZone>.argument)
  var chosenTimeZone: Chosen<TimeZone>?

  @OptionGroup var provider: ProviderArguments

  @OptionGroup(title: "Limits on image files") var limits: LimitArguments

  package init() {}

  package var options: RequestOptions {
    RequestOptions(chosenTimeZone: chosenTimeZone, provider: provider.options, limits: limits.options)
  }
}
