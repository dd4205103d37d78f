import ArgumentParser

/// The arguments of commands that keep pictures up to date: widgets, output folder, and reloads.
package struct OutputArguments: ParsableArguments {
  @Argument(help: "Kinds of widgets (default: all).")
  var kinds: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder, for KIND/FAMILY/current.png; created if missing (default: \(OutputOptions.standardFolderWords)).",
      valueName: "DIR"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A configuration file with the widgets and their options (Docs/Scheduling.md).",
      valueName: "FILE"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A family such as medium, or all. May be repeated (default: render's default, and those already in the folder).",
      valueName: "FAMILY"
    ))
  var family: [String] = []

  @OptionGroup(title: "Reloads") var rules: ReloadArguments

  package init() {}

  package func validate() throws { try options.validate() }

  package var options: OutputOptions {
    var options = OutputOptions()
    (options.kinds, options.output, options.config) = (kinds, output, config)
    (options.family, options.rules) = (family, rules.options)
    return options
  }
}
