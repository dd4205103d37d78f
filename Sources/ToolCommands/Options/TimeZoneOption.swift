import ArgumentParser
package import Foundation

/// The option of commands that print times, but draw nothing.
package struct TimeZoneOption: ParsableArguments {
  @Option(
    help: "The time zone of dates, for instance Europe/Berlin, or system for the machine's; GMT unless given.",
    transform: DrawingOptions.timeZone)
  package var timeZone = TimeZone.gmt

  package init() {}
}
