import ArgumentParser
import ComicLibrary

/// `comic next`: the next page is being looked at.
struct ComicNextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "Turns to the next page, and prints the file with its picture.",
    discussion: """
      Pages that cannot be read are passed over, with a warning. The exit code is 1 after the last page.

      Example: while page=$(almanac comic next); do feh --fullscreen "$page"; done
      """)

  @OptionGroup var turning: TurningOptions

  func run() throws { try turning.turn { try $0.turnOn() } }
}
