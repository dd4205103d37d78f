package import ArgumentParser
package import Foundation

/// The option of commands that use the date but draw nothing.
package struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The current date, such as 2026-11-21T08:00:00Z (default: the clock's).", valueName: "ISO8601"),
    transform: Date.init(argument:))
  package var at: Date?

  package init() {}

  package var chosen: Date? { at }

  package var now: Date { at ?? Date() }
}
