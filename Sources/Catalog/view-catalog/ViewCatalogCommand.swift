import ArgumentParser
import CatalogPages
import Foundation

/// Draws the page of every view and modifier.
@main struct ViewCatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view-catalog",
    abstract: "Draws a small picture of every view and modifier, and the page that shows them, index.html.",
    discussion: "Example: view-catalog --sources Sources/Catalog/ViewCatalog --output views")

  @Option(help: "The folder with the samples' source files, from which the page's code is cut.")
  var sources: String

  @Option(help: "The folder to write to; made if it is not there.")
  var output: String

  @Option(help: "Samples drawn at once; one a processor unless given.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func run() async throws {
    let drawing = CatalogDrawing(
      sources: URL(fileURLWithPath: sources), folder: URL(fileURLWithPath: output))
    let count = try await drawing.draw(jobs: jobs)
    print("\(count) samples")
  }
}
