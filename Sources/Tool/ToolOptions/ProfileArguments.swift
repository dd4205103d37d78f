import ArgumentParser

/// The arguments of `render` that show where the time goes.
package struct ProfileArguments: ParsableArguments {
  @Flag(
    name: .customLong("profile"),
    help: "Print the stages of the picture to standard error, with their times, memory and allocations.")
  var isPrinted = false

  @Option(
    help: ArgumentHelp(
      "Write the stages as a trace, which ui.perfetto.dev and chrome://tracing open.", valueName: "file"))
  var trace: String?

  package init() {}

  package func validate() throws { try options.validate() }

  package var options: ProfileOptions { ProfileOptions(isPrinted: isPrinted, trace: trace) }
}
