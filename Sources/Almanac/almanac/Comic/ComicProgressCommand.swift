import ArgumentParser
import ComicLibrary
import ToolOptions
import ToolReports

struct ComicProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Save and print the progress of the current chapter.",
    discussion: """
      Progress that is worth new pictures reloads the widgets two seconds later, so that turning several pages \
      quickly, or back again, reloads them at most once.

      Example: almanac comic progress 73
      """)

  @Argument(help: "The progress in percent, from 0 to 100.")
  var progress: ProgressArgument

  @Flag(help: "Print JSON, as comic show does.")
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
