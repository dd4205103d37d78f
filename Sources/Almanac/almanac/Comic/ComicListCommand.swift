import ArgumentParser
import ComicLibrary
import Foundation
import ToolReports

struct ComicListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the comics, their chapters and the progress.",
    discussion: """
      The current comic is marked with * (in JSON: isCurrent).

      Example: almanac comic list --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try ToolError.reporting {
      let reports = try Self.reports()
      if reports.isEmpty {
        throw ToolError(
          "no comics yet; open a book with: almanac comic open FILE, or load the web comic's chapters with: "
            + "almanac comic chapters --language en", exitCode: .noInput)
      }
      if json { return try reports.printJSON() }
      for report in reports { for line in report.lines { try Console.print(line) } }
    }
  }

  private static func reports() throws(ToolError) -> [ComicReport] {
    guard let store = try ComicChapters.existing() else { return [] }
    return try ComicChapters.working { () throws(ChapterStoreError) in
      let current = try store.currentComic()?.name
      var reports: [ComicReport] = []
      for comic in try store.comics() {
        let chapters = try store.chapters(of: comic.name).map { ChapterReport($0) }
        reports.append(ComicReport(comic, chapters, isCurrent: comic.name == current))
      }
      return reports
    }
  }
}
