package import ArgumentParser

/// The options of `render` that show where the time goes.
package struct ProfileOptions: ParsableArguments {
  @Flag(
    name: .customLong("profile"),
    help: "Print the stages of the picture to standard error, with their times and memory.")
  package var isPrinted = false

  @Option(
    help: ArgumentHelp(
      "Write the stages as a trace, which ui.perfetto.dev and chrome://tracing open.", valueName: "file"))
  package var trace: String?

  package init() {}

  package func validate() throws {
    if trace == "" { throw ValidationError("--trace must not be empty.") }
  }

  package var isOn: Bool { isPrinted || trace != nil }
}
