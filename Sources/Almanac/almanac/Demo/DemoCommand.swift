import ArgumentParser
import Foundation
import SystemIO
import ToolOptions
import ToolReports

struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Draw every widget with sample data, and open the page.",
    discussion: """
      Prints the path of the page, and on standard error the commands that it runs, which you can use for your own \
      data. Your own data are not changed; each run starts from scratch.

      To keep using the sample data, set ALMANAC_HOME to ~/.cache/almanac/demo/home.

      Examples:
        almanac demo
        almanac demo -o demo --no-open
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for data and pictures; created if missing (default: ~/.cache/almanac/demo).", valueName: "DIR")
  )
  var output: String?

  @Flag(help: "Do not open the page.")
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
      Console.error("note: to use the sample data: export ALMANAC_HOME=\(demo.home.path.shellWord)")
      if !noOpen { DesktopOpener(environment).open(page) }
    }
  }
}
