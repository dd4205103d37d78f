import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands

/// `comic page`: a page is being looked at.
struct ComicPageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Turns to a page, and prints the file with its picture.",
    discussion: """
      The widgets show the progress two seconds after the last page that was turned, if it is worth a new picture.

      Examples:
        almanac comic page 8
        feh "$(almanac comic page)"
      """)

  @Argument(help: "The page's number; the one that was looked at last unless given.")
  var page: Int?

  @OptionGroup var turning: TurningOptions

  func run() throws { try turning.turn { try $0.turn(to: page) } }
}

/// `comic next`: the next page is being looked at.
struct ComicNextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Turns to the next page, and prints the file with its picture.",
    discussion: """
      The exit code is 66 after the last page.

      Example: while page=$(almanac comic next); do feh --fullscreen "$page"; done
      """)

  @OptionGroup var turning: TurningOptions

  func run() throws { try turning.turn { try $0.turnOn() } }
}

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
