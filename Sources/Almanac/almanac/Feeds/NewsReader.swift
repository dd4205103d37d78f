import ArgumentParser
import SystemIO
import Diagnostics
import FeedLibrary
import Foundation
import ToolCommands

/// What the commands of the news reader share: the store, what the widgets show, and how failures are told.
struct NewsReader {
  /// The store's place: `feeds/library.sqlite` in Almanac's home.
  static var url: URL {
    let url = ToolEnvironment().home.appending(path: "feeds/library.sqlite")
    // Releases before this one made the folder for everybody.
    PrivateFile.tighten(url.deletingLastPathComponent().path)
    return url
  }

  /// The group's container of the news widgets.
  static var container: URL {
    ToolEnvironment().groupContainers.appending(path: WidgetDataDecoder.group, directoryHint: .isDirectory)
  }

  /// Does a command's work: prints what was replaced, and gives failures their exit codes.
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
  /// - Throws: A failure with exit code 66 where there is none.
  static func existing() throws -> FeedStore {
    guard let store = try FeedStore.existing(at: url) else {
      throw ToolError("there are no feeds yet; add one with: almanac feeds add URL", exitCode: .noInput)
    }
    return store
  }

  /// Writes what the widgets show, and asks for new timelines if that is something else than before.
  ///
  /// - Parameter day: Which day it is, and where.
  static func tellWidgets(of store: FeedStore, on day: DayOptions) throws {
    day.zone.reportFindings()
    let encoder = WidgetDataEncoder(container: container)
    try encoder.encodeWidgetData(from: store, now: day.clock.now, timeZone: day.zone.timeZone) {
      try FeedReload(requests: ToolEnvironment().requests).tell()
    }
  }

  /// Prints errors of feeds, each a line; the last one's exit code is the command's.
  static func tellFailures(of outcomes: [FeedOutcome]) throws(ToolError) {
    let failures = outcomes.compactMap(\.failure)
    for failure in failures.dropLast() { Console.error("error: \("\(failure)".printable)") }
    if let last = failures.last { throw ToolError("\(last)".printable, exitCode: last.exitCode) }
  }
}
