import ArgumentParser

/// `comic page`: a page is being looked at.
struct ComicPageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Turns to a page, and prints the file with its picture.",
    discussion: """
      The pages of a book are numbered from 1 on, those of the web comic through all chapters. The widgets show the progress \
      two seconds after the last page that was turned, if it is worth a new picture.

      Examples:
        almanac comic page 8
        feh "$(almanac comic page)"
      """)

  @Argument(help: "The page's number. (default: the page that was looked at last)")
  var page: Int?

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.to(page)) }
}
