import ArgumentParser
import ComicLibrary

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
