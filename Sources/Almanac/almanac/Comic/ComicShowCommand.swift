import ArgumentParser
import ComicLibrary
import ToolReports

/// `comic show`: what is being read.
struct ComicShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the chapter that is being read.",
    discussion: "Example: almanac comic show --json")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try CoverImageManager.working { manager in
      if try !manager.printCurrentChapter(asJSON: json) {
        throw ToolError(
          "nothing is being read; open a comic with: almanac comic open FILE, or save a chapter with: almanac comic save",
          exitCode: .noInput)
      }
    }
  }
}
