import ArgumentParser

/// `comic next`: the next page is being looked at.
struct ComicNextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Turns to the next page, and prints the file with its picture.",
    discussion: """
      In a comic that was just opened this is the first page. Pages of a book that cannot be read are passed over, with a \
      warning. The exit code is 1 after the last page of the book, or of the web comic's chapter.

      Example: while page=$(almanac comic next); do feh --fullscreen "$page"; done
      """)

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.on) }
}
