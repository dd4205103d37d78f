import ArgumentParser
import DailyLibrary
import Foundation
import ToolOptions

struct DailySetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set the file or the address that the widget shows.",
    discussion: """
      The source is read first, and is not set if it is invalid. Widgets with their own source keep it.

      Examples:
        almanac daily set today.json
        almanac daily set https://example.org/daily.json
      """)

  @Argument(help: ArgumentHelp("A JSON file, or its address.", valueName: "FILE|URL"))
  var source: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption
  @OptionGroup var network: NetworkArguments

  func validate() throws {
    if source.isEmpty { throw ValidationError("The source must not be empty.") }
  }

  func run() async throws {
    let fetcher = network.options.fetcher(ToolEnvironment(), showsProgress: false)
    try await DailyCommand.working(fetcher: fetcher) { store in
      let source = try DailySource(self.source, relativeTo: FileManager.default.currentDirectoryPath)
      let load = try await store.load(source.text, now: clock.now)
      // A widget may show an older copy, but setting a source must fail if it cannot be read.
      if let failure = load.failure { throw failure }
      load.reading.data.checkImages(in: source)
      try store.set(source)
      try DailyCommand.askForReload()
      try DailyReport(load, now: clock.now).print(asJSON: json)
    }
  }
}
