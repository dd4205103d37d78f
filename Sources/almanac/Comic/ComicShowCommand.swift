import ArgumentParser
import ComicLibrary
import Foundation
import Graphics
import ToolCommands

/// `comic show`: what is being read.
struct ComicShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the chapter that is being read.",
    discussion: "Example: almanac comic show --json")

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let log = DiagnosticLog()
    do {
      let manager = CoverImageManager.ofTool()
      let data = try DiagnosticLog.$current.withValue(log) { try manager.loadCurrentChapterData() }
      guard let data else {
        throw ToolFailure("nothing is being read; save a chapter with: almanac comic save", exitCode: .noInput)
      }
      if json { try printJSON(data) } else { printLines(data, cover: manager.coverImageURL(of: data)) }
    } catch let error as ComicLibraryError {
      throw ToolFailure(error).reported()
    } catch let failure as ToolFailure {
      throw failure.reported()
    }
    Console.report(log.diagnostics)
  }

  private func printLines(_ data: CurrentChapterData, cover: URL?) {
    Console.print("chapter   \(data.number)")
    Console.print("name      \(data.name)")
    Console.print("progress  \(data.progress)%")
    Console.print("cover     \(cover?.path ?? "none")")
    Console.print("link      \(data.deepLink.absoluteString)")
  }

  private func printJSON(_ data: CurrentChapterData) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Console.write(try encoder.encode(data) + Data("\n".utf8))
  }
}
