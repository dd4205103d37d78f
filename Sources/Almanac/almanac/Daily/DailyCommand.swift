import Ambient
import ArgumentParser
import DailyLibrary
import Diagnostics
import Foundation
import ImageFetching
import ImagePipeline
import ToolOptions
import ToolReports

struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Manage the Daily widget's content.",
    discussion: """
      Examples:
        almanac daily check today.json
        almanac daily set today.json
        almanac daily set https://example.org/daily.json
        almanac daily show

      The data are a JSON file or an address with texts, images, links, units and modes; see Docs/Daily.md. set and \
      refresh reload the widget; almanac's refresh and run draw the new pictures.
      """,
    subcommands: [
      DailySetCommand.self,
      DailyShowCommand.self,
      DailyRefreshCommand.self,
      DailyCheckCommand.self,
    ])

  /// The store that the commands and the widget share.
  static var store: DailyStore { DailyStore(container: DailyGroup.container(home: ToolEnvironment().home)) }

  /// Runs a command's work: prints diagnostics.
  ///
  /// - Parameter fetcher: Fetches from addresses; nil to fetch nothing.
  static func working(fetcher: ResourceFetcher? = nil, _ work: (DailyStore) async throws -> Void) async throws {
    let log = DiagnosticLog()
    defer { Console.report(log.diagnostics.map(\.printable)) }
    try await ToolError.reporting {
      do {
        try await log.collecting {
          try await withAmbientValues({ $0.imageFetcher = fetcher }) { try await work(store) }
        }
      } catch let error as DailyError {
        throw ToolError("\(error)".printable, exitCode: error.exitCode)
      }
    }
  }

  static func askForReload() throws(DailyError) { try DailyReload.request(home: ToolEnvironment().home) }
}

extension DailyError {
  var exitCode: ExitCode {
    switch self {
    case .unusableSource: .validationFailure
    case .noSource, .missing, .unreadable: .noInput
    case .tooLarge, .malformedJSON, .notAnObject, .nothingUsable: .badData
    case .fetchFailed(_, _, let isPassing): isPassing ? .temporary : .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    }
  }
}
