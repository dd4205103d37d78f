import ArgumentParser

/// The argument `--limit` of commands that read image files.
package struct LimitArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A limit on image files, against malicious ones. May be repeated (default: \(SettableLimit.list)).",
      valueName: "NAME=NUMBER"),
    transform: LimitOptions.Setting.init(argument:))
  var limit: [LimitOptions.Setting] = []

  package init() {}

  package var options: LimitOptions { LimitOptions(limit: limit) }
}
