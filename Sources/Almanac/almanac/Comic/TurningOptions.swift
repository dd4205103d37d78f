import ArgumentParser
import ComicLibrary
import Foundation
import ToolOptions
import ToolReports

/// The options of commands that turn pages.
struct TurningOptions: ParsableArguments {
  @Flag(help: "Print JSON: the file, the pages that it shows, how far the chapter has been read.")
  var json = false

  @OptionGroup var site: SiteOptions
  @OptionGroup var clock: NowOption

  /// Turns a page, and prints the file with its picture.
  func turn(_ turn: ComicDesk.Turn) async throws {
    try await ComicDesk.working(at: clock.now, site) { desk in
      let page = try await desk.turn(turn)
      if json { return try PageReport(page).printJSON() }
      if let file = page.file { try Console.print(file.path) }
    }
  }
}
