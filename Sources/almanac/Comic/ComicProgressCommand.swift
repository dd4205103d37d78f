import ArgumentParser
import ComicLibrary
import Graphics
import ToolCommands

/// `comic progress`: more of the same chapter has been read.
struct ComicProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Saves how much of the chapter has been read; the cover stays.",
    discussion: "Example: almanac comic progress 73")

  @Argument(help: "Per cent read, 0 to 100.")
  var progress: ProgressArgument

  func run() throws {
    let log = DiagnosticLog()
    do {
      try DiagnosticLog.$current.withValue(log) { try CoverImageManager.ofTool().updateProgress(to: progress.percent) }
    } catch let error as ComicLibraryError {
      throw ToolFailure(error).reported()
    }
    Console.report(log.diagnostics)
  }
}
