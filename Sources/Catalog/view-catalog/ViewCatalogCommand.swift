import ArgumentParser
import CatalogPages
import Foundation

@main struct ViewCatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view-catalog",
    abstract: "Draw a sample of every view and modifier, and write a page with all of them, index.html.",
    discussion: "Example: view-catalog --sources Sources/Catalog/ViewCatalog --output views")

  @Option(help: "The folder with the samples' source files, from which the page's code is copied.")
  var sources: String

  @Option(help: "The output folder; created if it does not exist.")
  var output: String

  @Option(help: "The number of samples drawn in parallel.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func run() async throws {
    let drawing = CatalogDrawing(
      sources: URL(fileURLWithPath: sources), folder: URL(fileURLWithPath: output))
    let count = try await drawing.draw(jobs: jobs)
    print("\(count) samples")
  }
}
