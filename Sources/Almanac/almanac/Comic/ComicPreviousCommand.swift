import ArgumentParser

/// `comic previous`: the page before is being looked at.
struct ComicPreviousCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previous", abstract: "Turns to the previous page, and prints the file with its picture.",
    discussion: """
      The exit code is 1 on the first page.

      Example: feh "$(almanac comic previous)"
      """)

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.back) }
}
