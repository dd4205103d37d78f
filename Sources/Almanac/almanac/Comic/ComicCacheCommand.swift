import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

struct ComicCacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "List or remove downloaded pages.",
    discussion: """
      Removes only the comic reader's files; other files in its folders stay, and links are not followed.

      Examples:
        almanac comic cache
        almanac comic cache --clear --chapter 12
      """)

  @Flag(help: "Remove the pages.")
  var clear = false

  @Option(help: "With --clear: remove only this chapter's pages, in every comic.")
  var chapter: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if chapter != nil && !clear { throw ValidationError("--chapter requires --clear.") }
  }

  func run() throws {
    let root = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
    try ToolError.reporting {
      do {
        if clear { try removePages(in: root) } else { try list(StoredPagesReport(in: root)) }
      } catch let error as ComicCacheError {
        throw ToolError(error)
      }
    }
  }

  private func list(_ kept: StoredPagesReport) throws {
    if json { return try kept.printJSON() }
    for line in kept.lines { try Console.print(line) }
  }

  /// Continues with the next comic if one cannot be cleared. Throws the first failure at the end.
  private func removePages(in root: URL) throws {
    let results = try ComicCacheFolder.comics(in: root).map { comic in
      Result { () throws(ComicCacheError) in try comic.folder.clear(chapter: chapter) }
    }
    let removed = results.reduce(into: ClearedPages()) { sum, result in
      if case .success(let cleared) = result { sum.add(cleared) }
    }
    try printReport(removed, folder: root.path)
    for result in results { _ = try result.get() }
  }

  private func printReport(_ removed: ClearedPages, folder: String) throws {
    if json {
      try RemovedPages(folder: folder, removed: removed).printJSON()
    } else if removed.pages == 0 {
      let pages = chapter.map { "no pages of chapter \($0)" } ?? "no pages"
      try Console.print("nothing to remove: \(pages) in \(folder.printable)")
    } else {
      try Console.print("removed \(StoredPagesReport.sum(removed))")
    }
  }
}
