import ArgumentParser
import ComicLibrary
import Foundation
import ToolCommands

/// `comic show`: what is being read.
struct ComicShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the chapter that is being read.",
    discussion: "Example: almanac comic show --json")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try CoverImageManager.working { manager in
      guard let data = try manager.loadCurrentChapterData() else {
        throw ToolFailure("nothing is being read; save a chapter with: almanac comic save", exitCode: .noInput)
      }
      if json { try data.printJSON() } else { try printLines(data, cover: manager.coverImageURL(of: data)) }
    }
  }

  private func printLines(_ data: CurrentChapterData, cover: URL?) throws {
    try Console.print("chapter   \(data.number)")
    try Console.print("name      \(data.name.printable)")
    try Console.print("progress  \(data.progress)%")
    try Console.print("cover     \(cover?.path.printable ?? "none")")
    try Console.print("link      \(data.deepLink.absoluteString)")
  }
}
