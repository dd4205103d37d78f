import ArgumentParser
import ComicLibrary
import ToolCommands

/// `comic progress`: more of the same chapter has been read.
struct ComicProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Saves how much of the chapter has been read; the cover stays.",
    discussion: """
      Progress that is worth new pictures asks for them two seconds later, so that turning pages in a hurry, or back again, \
      asks once or not at all.

      Example: almanac comic progress 73
      """)

  @Argument(help: "Per cent read, 0 to 100.")
  var progress: ProgressArgument

  @OptionGroup var clock: NowOption

  func run() throws {
    try CoverImageManager.working(at: clock.now) { try $0.updateProgress(to: progress.percent) }
  }
}
