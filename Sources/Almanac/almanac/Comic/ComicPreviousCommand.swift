import ArgumentParser

struct ComicPreviousCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previous", abstract: "Turn to the previous page, and print the path of its image.",
    discussion: """
      The exit code is 1 on the first page.

      Example: feh "$(almanac comic previous)"
      """)

  @OptionGroup var turning: TurningOptions

  func run() async throws { try await turning.turn(.back) }
}
