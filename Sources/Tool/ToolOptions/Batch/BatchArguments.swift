import ArgumentParser

/// The arguments of `render` for many pictures.
package struct BatchArguments: ParsableArguments {
  @Flag(
    name: .customLong("batch"),
    help:
      "Read requests from standard input, a line of JSON each, and print a line of JSON for each picture. Other options are defaults of the requests."
  )
  var isBatch = false

  @Option(help: "With --batch: the number of pictures to draw at once; one per processor by default.")
  var jobs: Int?

  package init() {}

  package func validate() throws { try options.validate() }

  package var options: BatchOptions { BatchOptions(isBatch: isBatch, jobs: jobs) }
}
