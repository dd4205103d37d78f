import ArgumentParser
import DailyLibrary
import Foundation
import ToolOptions

struct DailyRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Read or fetch the data and their images again, and reload the widget.",
    discussion: """
      Failures are reported, and the last good data stay. The exit code is 75 if another attempt may succeed.

      Example: almanac daily refresh
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption
  @OptionGroup var network: NetworkArguments

  func run() async throws {
    let fetcher = network.options.fetcher(ToolEnvironment(), showsProgress: false)
    try await DailyCommand.working(fetcher: fetcher) { store in
      let load = try await store.load(now: clock.now)
      if let failure = load.failure { throw failure }
      await load.fetchImages()
      try DailyCommand.askForReload()
      try DailyReport(load, now: clock.now).print(asJSON: json)
    }
  }
}
