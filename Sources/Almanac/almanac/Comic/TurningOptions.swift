import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

struct TurningOptions: ParsableArguments {
  @Flag(help: "Print JSON: the image's path, its pages, and the chapter's progress.")
  var json = false

  @OptionGroup var site: SiteOptions
  @OptionGroup var clock: NowOption

  /// Turns to a page, and prints the path of its image.
  func turn(_ turn: ComicReaders.Turn) async throws {
    try await ComicReaders.working(at: clock.now, site) { desk in
      let page = try await desk.turn(turn)
      if json { return try PageReport(page).printJSON() }
      if let file = page.file { try Console.print(file.path) }
    }
  }
}
