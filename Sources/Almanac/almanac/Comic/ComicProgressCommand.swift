import ArgumentParser
import ComicLibrary
import ToolOptions
import ToolReports

/// `comic progress`: more of the same chapter has been read.
struct ComicProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Saves how much of the chapter has been read, and prints it; the cover stays.",
    discussion: """
      Progress that is worth new pictures asks for them two seconds later, so that turning pages in a hurry, or back again, \
      asks once or not at all.

      Example: almanac comic progress 73
      """)

  @Argument(help: "Per cent read, 0 to 100.")
  var progress: ProgressArgument

  @Flag(help: "Print JSON, as `comic show` does.")
  var json = false

  @OptionGroup var clock: NowOption

  func run() throws {
    try CoverImageManager.working(at: clock.now) { manager in
      try manager.updateProgress(to: progress.percent)
      guard let data = try manager.loadCurrentChapterData() else { return }
      if json { return try data.printJSON() }
      try Console.print("chapter \(data.number): \(data.progress)% read")
    }
  }
}
