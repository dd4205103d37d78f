import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands

/// The options of commands that turn pages.
struct TurningOptions: ParsableArguments {
  @Flag(help: "Print JSON: the file, the pages that it shows, how far the chapter has been read.")
  var json = false

  @OptionGroup var clock: NowOption

  /// Turns a page, and prints where it is.
  func turn(_ turn: (BookReader) throws -> OpenedPage) throws {
    try BookReader.working(at: clock.now) { reader in
      let page = try turn(reader)
      if json { return try PageReport(page).printJSON() }
      if let file = page.file { try Console.print(file.path) }
    }
  }
}
