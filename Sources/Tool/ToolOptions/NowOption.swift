package import ArgumentParser
package import Foundation

/// The option of commands that have a clock, but draw nothing.
package struct NowOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("What counts as now: 2026-11-21T08:00:00Z.", valueName: "ISO8601"),
    transform: DrawingOptions.date)
  package var at: Date?

  package init() {}

  /// The date that was given; nil for the clock's.
  package var chosen: Date? { at }

  /// The date that was given; the wall clock's unless one was.
  package var now: Date { at ?? Date() }
}
