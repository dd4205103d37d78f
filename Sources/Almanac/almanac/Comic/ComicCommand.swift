import ArgumentParser
import ComicLibrary
import Diagnostics
import Foundation
import Synchronization
import ToolOptions
import ToolReports

/// `comic`: the app side of the comic widgets.
struct ComicCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "comic", abstract: "Reads comics, and says what is being read: the app side of the comic widgets.",
    discussion: """
      Examples:
        almanac comic open "Hollow Moon 042.cbz"
        almanac comic next
        almanac comic open --chapter 1 --language en
        almanac comic save --cover cover.jpg --chapter 42 --name "The Hollow Moon" --progress 7
        almanac comic progress 73

      Another chapter, name or cover asks for new pictures at once, progress of 5 points or to 100 once it has rested for \
      two seconds; refresh and run make them.
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
  /// Does a command's work with the tool's manager: prints what was replaced, and gives failures their exit codes.
  ///
  /// - Parameters:
  ///   - now: What counts as now; the wall clock's date unless given.
  ///   - target: How covers are stored.
  static func working(
    at now: Date = Date(), covers target: CoverTarget = CoverTarget(), _ work: (CoverImageManager) throws -> Void
  ) throws {
    let log = DiagnosticLog()
    try ToolError.reporting {
      do {
        try log.collecting {
          let container = GroupContainer(home: ToolEnvironment().home)
          // Told once the lock is free; what cannot be told is known before the command ends.
          let changes = Mutex<[CurrentChapterChange]>([])
          try work(target.manager(of: container) { change in changes.withLock { $0.append(change) } })
          for change in changes.withLock({ $0 }) { try ComicReload(container: container, now: now).tell(of: change) }
        }
      } catch let error as ComicLibraryError {
        throw ToolError("\(error)", exitCode: error.exitCode)
      }
    }
    Console.report(log.diagnostics)
  }
}

/// Per cent of a chapter as an argument: `73` or `73%`.
struct ProgressArgument: ExpressibleByArgument {
  let percent: Int

  init(percent: Int) { self.percent = percent }

  /// Shown as the default in help.
  var defaultValueDescription: String { "\(percent)" }

  init?(argument: String) {
    let digits = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    guard let percent = Int(digits), (0...100).contains(percent) else { return nil }
    self.percent = percent
  }
}
