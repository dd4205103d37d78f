import ArgumentParser

struct ComicNextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Turn to the next page, and print the path of its image.",
    discussion: """
      After a comic was opened, this is the first page. Unreadable pages of a book are skipped with a warning. The \
      exit code is 1 after the last page of the book, or of the web comic's chapter.

      Example: while page=$(almanac comic next); do feh --fullscreen "$page"; done
      """)

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.on) }
}
