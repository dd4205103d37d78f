import ArgumentParser
import FeedLibrary
import Foundation
import ImageFetching
import ToolCommands
import ToolOptions
import ToolReports

struct FeedReadingOptions: ParsableArguments {
  @OptionGroup var hosts: HostArguments

  @Flag(help: "Do not fetch the feeds' icons.")
  var noIcons = false

  @Flag(help: "Print JSON: the result of each feed.")
  var json = false

  @OptionGroup var day: DayOptions

  /// Reads feeds, updates the widgets, and prints the results.
  ///
  /// - Parameter isAdding: Whether feeds are expected to be new.
  func reading(isAdding: Bool = false, _ read: (FeedStore, FeedRefresher) async throws -> [FeedOutcome]) async throws {
    try await FeedCommandContext.working {
      let now = day.clock.now
      let store = try FeedStore(at: FeedCommandContext.url)
      var refresher = try FeedRefresher(
        store: store, allowedHosts: hosts.options.names(), now: now, fetchesIcons: !noIcons)
      let progress = FetchProgressBar()
      refresher.onRead = { progress.show(FetchProgress(finished: $0, total: $1)) }
      let outcomes = try await read(store, refresher)
      try FeedCommandContext.updateWidgets(of: store, on: day)
      try print(outcomes, isAdding: isAdding)
      try FeedCommandContext.printFailures(of: outcomes)
    }
  }

  private func print(_ outcomes: [FeedOutcome], isAdding: Bool) throws {
    let reports = outcomes.map { FeedOutcomeReport($0, isAdding: isAdding) }
    if json { return try reports.printJSON() }
    for line in reports.compactMap(\.line) { try Console.print(line) }
  }
}

/// The options that determine the current day.
struct DayOptions: ParsableArguments {
  @OptionGroup var clock: NowOption
  @OptionGroup var zone: TimeZoneOption
}
