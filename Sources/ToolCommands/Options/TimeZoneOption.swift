import ArgumentParser
package import Foundation

/// The option of commands whose answer depends on which day it is where somebody is.
package struct TimeZoneOption: ParsableArguments {
  @Option(
    help: "Whose days count, for instance Europe/Berlin, or system for the machine's; GMT unless given.",
    transform: DrawingOptions.timeZone)
  package var timeZone = TimeZone.gmt

  package init() {}
}
