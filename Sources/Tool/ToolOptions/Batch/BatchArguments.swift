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

  @Flag(
    name: .customLong("skip-existing"),
    help: "With --batch: draw only the requests whose output does not exist, as after an interruption.")
  var skipsExisting = false

  @Flag(
    name: .customLong("exit-zero"),
    help: "With --batch: exit with 0 if every request is answered, even if pictures could not be drawn.")
  var exitsZero = false

  package init() {}

  package func validate() throws { try options.validate() }

  package var options: BatchOptions {
    var options = BatchOptions()
    (options.isBatch, options.jobs) = (isBatch, jobs)
    (options.skipsExisting, options.exitsZero) = (skipsExisting, exitsZero)
    return options
  }
}
