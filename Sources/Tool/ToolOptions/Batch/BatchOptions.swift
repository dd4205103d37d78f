package import ArgumentParser
import Foundation

/// The options of `render` for many pictures.
package struct BatchOptions: ParsableArguments {
  @Flag(
    name: .customLong("batch"),
    help:
      "Read requests from standard input, a line of JSON each, and print a line of JSON for each picture. Other options are defaults of the requests."
  )
  package var isBatch = false

  @Option(help: "With --batch: the number of pictures to draw at once; one per processor by default.")
  package var jobs: Int?

  package init() {}

  package func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if jobs != nil && !isBatch { throw ValidationError("--jobs needs --batch.") }
  }

  package var jobCount: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
