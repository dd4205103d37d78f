import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

/// `comic cache`: the pages that are kept, and how to be rid of them.
struct ComicCacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Lists the pages that are kept on this machine, or removes them.",
    discussion: """
      Only what the comic reader keeps is removed; other files in its folders stay, and links are not followed.

      Examples:
        almanac comic cache
        almanac comic cache --clear --chapter 12
      """)

  @Flag(help: "Remove the pages.")
  var clear = false

  @Option(help: "With --clear: of this chapter alone, in every comic.")
  var chapter: Int?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if chapter != nil && !clear { throw ValidationError("--chapter says what to remove, so it needs --clear") }
  }

  func run() throws {
    let root = ToolEnvironment().cache.appending(path: "comics", directoryHint: .isDirectory)
    try ToolError.reporting {
      do {
        if clear { try removePages(in: root) } else { try list(KeptPages(in: root)) }
      } catch let error as ComicCacheError {
        throw ToolError(error)
      }
    }
  }

  private func list(_ kept: KeptPages) throws {
    if json { return try kept.printJSON() }
    for line in kept.lines { try Console.print(line) }
  }

  /// Goes on to the next comic when one cannot be cleared; the first failure is thrown once the rest is done and told.
  private func removePages(in root: URL) throws {
    let results = try ComicCacheFolder.comics(in: root).map { comic in
      Result { () throws(ComicCacheError) in try comic.folder.clear(chapter: chapter) }
    }
    let removed = results.reduce(into: ClearedPages()) { sum, result in
      if case .success(let cleared) = result { sum.add(cleared) }
    }
    try tell(removed, folder: root.path)
    for result in results { _ = try result.get() }
  }

  private func tell(_ removed: ClearedPages, folder: String) throws {
    if json {
      try RemovedPages(folder: folder, removed: removed).printJSON()
    } else if removed.pages == 0 {
      let pages = chapter.map { "no pages of chapter \($0)" } ?? "no pages"
      try Console.print("nothing was removed: \(pages) are kept in \(folder.printable)")
    } else {
      try Console.print("removed \(KeptPages.sum(removed))")
    }
  }
}
