import ArgumentParser
import Diagnostics
import FeedLibrary
import Foundation
import SystemIO
import ToolOptions
import ToolReports

/// The store, the widgets' data and the error handling of the feeds commands.
struct FeedCommandContext {
  /// `feeds/library.sqlite` in the tool's home.
  static var url: URL {
    let url = ToolEnvironment().home.appending(path: "feeds/library.sqlite")
    // Earlier releases created the folder readable for everybody.
    PrivateFile.restrictPermissions(url.deletingLastPathComponent().path)
    return url
  }

  /// The group container of the news widgets.
  static var container: URL {
    ToolEnvironment().groupContainers.appending(path: WidgetDataDecoder.group, directoryHint: .isDirectory)
  }

  /// Runs a command's work: prints diagnostics, and gives failures their exit codes.
  static func working(_ work: () async throws -> Void) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolError.reporting {
      do {
        try await log.collecting { try await work() }
      } catch let error as FeedStoreError {
        throw ToolError("\(error)".printable, exitCode: error.exitCode)
      } catch let error as WidgetDataError {
        throw ToolError("\(error)".printable, exitCode: error.exitCode)
      } catch let error as FeedError {
        throw ToolError("\(error)".printable, exitCode: error.exitCode)
      }
    }
  }

  /// The store for commands that only read.
  ///
  /// - Throws: A failure with exit code 66 if it does not exist.
  static func existing() throws -> FeedStore {
    guard let store = try FeedStore.existing(at: url) else {
      throw ToolError("no feeds yet; add one with: almanac feeds add URL", exitCode: .noInput)
    }
    return store
  }

  /// Writes the widgets' data, and requests new timelines if the data have changed.
  ///
  /// - Parameter day: The current day and time zone.
  static func updateWidgets(of store: FeedStore, on day: DayOptions) throws {
    day.zone.reportDiagnostics()
    let encoder = WidgetDataEncoder(container: container)
    try encoder.encodeWidgetData(from: store, now: day.clock.now, timeZone: day.zone.timeZone) {
      try FeedReload(requests: ToolEnvironment().requests).reloadWidgets()
    }
  }

  /// Prints the errors of feeds. Throws the last one with its exit code.
  static func printFailures(of outcomes: [FeedOutcome]) throws(ToolError) {
    let failures = outcomes.compactMap(\.failure)
    for failure in failures.dropLast() { Console.error("error: \("\(failure)".printable)") }
    if let last = failures.last { throw ToolError("\(last)".printable, exitCode: last.exitCode) }
  }
}
