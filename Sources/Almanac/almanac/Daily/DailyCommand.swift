import Ambient
import ArgumentParser
import DailyLibrary
import Diagnostics
import Foundation
import ImageFetching
import ToolCommands

/// `daily`: the app side of its widget.
struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Says what the daily recommendation shows: the app side of its widget.",
    discussion: """
      Examples:
        almanac daily check today.json
        almanac daily set today.json
        almanac daily set https://example.org/daily.json
        almanac daily show

      A JSON file or address names texts, pictures, links, units and modes; Docs/Daily.md has its schema. set and refresh \
      ask for new pictures; refresh and run of almanac itself make them.
      """,
    subcommands: [
      DailySetCommand.self,
      DailyShowCommand.self,
      DailyRefreshCommand.self,
      DailyCheckCommand.self,
    ])

  /// The store that the commands and the widget share.
  static var store: DailyStore { DailyStore(container: DailyGroup.container(home: ToolEnvironment().home)) }

  /// Does a command's work: prints what was replaced, and gives failures their exit codes.
  ///
  /// - Parameter fetcher: What may be asked for addresses; nil for nothing.
  static func working(fetcher: ResourceFetcher? = nil, _ work: (DailyStore) async throws -> Void) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolError.reporting {
      do {
        try await log.collecting {
          try await withAmbientValues({ $0.pictureFetcher = fetcher }) { try await work(store) }
        }
      } catch let error as DailyError {
        throw ToolError("\(error)".printable, exitCode: error.exitCode)
      }
    }
  }

  /// Asks for new pictures of the widget.
  static func askForReload() throws(DailyError) { try DailyReload.ask(home: ToolEnvironment().home) }
}

extension DailyError {
  /// As sysexits have it.
  var exitCode: ExitCode {
    switch self {
    case .unusableSource: .validationFailure
    case .noSource, .missing, .unreadable: .noInput
    case .tooLarge, .malformedJSON, .notAnObject, .nothingUsable: .badData
    case .unfetched(_, _, let isPassing): isPassing ? .temporary : .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    }
  }
}
