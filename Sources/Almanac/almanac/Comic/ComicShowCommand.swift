import ArgumentParser
import ComicLibrary
import ToolReports

struct ComicShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the current chapter.",
    discussion: "Example: almanac comic show --json")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try CoverImageManager.working { manager in
      if try !manager.printCurrentChapter(asJSON: json) {
        throw ToolError(
          "no current chapter; open a comic with: almanac comic open FILE, or save a chapter with: almanac comic save",
          exitCode: .noInput)
      }
    }
  }
}
