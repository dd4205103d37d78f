import ArgumentParser
import ComicLibrary

/// `comic progress`: more of the same chapter has been read.
struct ComicProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Saves how much of the chapter has been read; the cover stays.",
    discussion: "Example: almanac comic progress 73")

  @Argument(help: "Per cent read, 0 to 100.")
  var progress: ProgressArgument

  func run() throws {
    try CoverImageManager.working { try $0.updateProgress(to: progress.percent) }
  }
}
