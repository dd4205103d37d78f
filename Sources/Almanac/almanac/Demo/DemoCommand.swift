import ArgumentParser
import Foundation
import ToolOptions
import ToolReports

/// `demo`: every bundled widget with data, without any setting up.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Fills a home of its own with sample data, draws every widget, and opens the page.",
    discussion: """
      Prints the path of the page, and on standard error the commands that it runs: they are those that you would use for \
      data of your own. Your own data stay as they are; each run starts anew.

      To go on with the sample data, set ALMANAC_HOME to the demo's home, ~/.cache/almanac/demo/home.

      Examples:
        almanac demo
        almanac demo -o demo --no-open
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for data and pictures; made if it does not exist (default: ~/.cache/almanac/demo).", valueName: "DIR")
  )
  var output: String?

  @Flag(help: "Only print the path of the page.")
  var noOpen = false

  @OptionGroup var clock: NowOption

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output must not be empty.") }
  }

  func run() throws {
    try ToolError.reporting {
      let environment = ToolEnvironment()
      let folder = output.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      let demo = Demo(folder: folder ?? environment.cache.appending(path: "demo", directoryHint: .isDirectory))
      try demo.prepare(at: clock.now)
      let page = try demo.draw(at: clock.chosen)
      try Console.print(page)
      Console.error("note: to use the sample data: export ALMANAC_HOME=\(demo.home.path.quotedForShell)")
      if !noOpen { DesktopOpener(environment).open(page) }
    }
  }
}
