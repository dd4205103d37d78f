import ArgumentParser

struct ComicPageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Turn to a page, and print the path of its image.",
    discussion: """
      The pages of a book are numbered from 1; those of the web comic are numbered across all chapters. The widgets \
      show the progress two seconds after the last page that was turned, if it is worth a new picture.

      Examples:
        almanac comic page 8
        feh "$(almanac comic page)"
      """)

  @Argument(help: "The page's number (default: the last page that was read).")
  var page: Int?

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.to(page)) }
}
