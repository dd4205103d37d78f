import ArgumentParser
import DailyLibrary
import Foundation
import ToolOptions

/// `daily set`: what is recommended from now on.
struct DailySetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Sets the file or the address that the widget shows.",
    discussion: """
      It is read first: what cannot be used is not set. Widgets that name a source of their own keep it.

      Examples:
        almanac daily set today.json
        almanac daily set https://example.org/daily.json
      """)

  @Argument(help: ArgumentHelp("A JSON file, or its address.", valueName: "FILE|URL"))
  var source: String

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption
  @OptionGroup var network: NetworkOptions

  func validate() throws {
    if source.isEmpty { throw ValidationError("Say which source: a JSON file, or its address.") }
  }

  func run() async throws {
    let fetcher = network.fetcher(ToolEnvironment(), showsProgress: false)
    try await DailyCommand.working(fetcher: fetcher) { store in
      let source = try DailySource(self.source, relativeTo: FileManager.default.currentDirectoryPath)
      let load = try await store.load(source.text, now: clock.now)
      // An older copy is for widgets; who sets a source wants to know that it is not there.
      if let failure = load.failure { throw failure }
      load.reading.data.checkPictures(in: source)
      try store.set(source)
      try DailyCommand.askForReload()
      try DailyReport(load, now: clock.now).print(asJSON: json)
    }
  }
}
