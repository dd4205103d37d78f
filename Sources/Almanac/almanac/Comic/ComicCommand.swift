import ArgumentParser
import ComicLibrary
import Diagnostics
import Foundation
import Synchronization
import ToolOptions
import ToolReports

struct ComicCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comic", abstract: "Read comics, and manage the comic widgets' content.",
    discussion: """
      Examples:
        almanac comic open "Hollow Moon 042.cbz"
        almanac comic next
        almanac comic open --chapter 1 --language en
        almanac comic save --cover cover.jpg --chapter 42 --name "The Hollow Moon" --progress 7
        almanac comic progress 73

      A new chapter, name or cover reloads the widgets at once; progress reloads them after two seconds without a \
      change, if it grew by 5 points or reached 100. refresh and run draw the new pictures.
      """,
    subcommands: [
      ComicOpenCommand.self,
      ComicPageCommand.self,
      ComicNextCommand.self,
      ComicPreviousCommand.self,
      ComicListCommand.self,
      ComicShowCommand.self,
      ComicChaptersCommand.self,
      ComicSettingsCommand.self,
      ComicLinkCommand.self,
      ComicCacheCommand.self,
      ComicSaveCommand.self,
      ComicProgressCommand.self,
    ])
}

extension CoverImageManager {
  /// Runs a command's work with the manager of comics: prints diagnostics, and gives failures their exit codes.
  ///
  /// - Parameters:
  ///   - now: The current date (default: the clock's).
  ///   - target: How to store covers.
  static func working(
    at now: Date = Date(), covers target: CoverTarget = CoverTarget(), _ work: (CoverImageManager) throws -> Void
  ) throws {
    let log = DiagnosticLog()
    try ToolError.reporting {
      do {
        try log.collecting {
          let container = GroupContainer(home: ToolEnvironment().home)
          // Applied after the lock is released; failures are known before the command ends.
          let changes = Mutex<[CurrentChapterChange]>([])
          try work(target.manager(of: container) { change in changes.withLock { $0.append(change) } })
          for change in changes.withLock({ $0 }) {
            try ComicReload(container: container, now: now).reloadWidgets(after: change)
          }
        }
      } catch let error as ComicLibraryError {
        throw ToolError("\(error)", exitCode: error.exitCode)
      }
    }
    Console.report(log.diagnostics)
  }
}

/// A percentage as an argument: `73` or `73%`.
struct ProgressArgument: ExpressibleByArgument {
  let percent: Int

  init(percent: Int) { self.percent = percent }

  var defaultValueDescription: String { "\(percent)" }

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    guard let percent = Int(digits), (0...100).contains(percent) else { return nil }
    self.percent = percent
  }
}
