import ArgumentParser
import DailyLibrary
import Foundation
import ToolOptions

/// `daily refresh`: looks for something new.
struct DailyRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Reads or fetches the data and their pictures again, and asks for new widgets.",
    discussion: """
      What fails is told, and the last good data stay: 75 if it may go better another time.

      Example: almanac daily refresh
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption
  @OptionGroup var network: NetworkOptions

  func run() async throws {
    let fetcher = network.fetcher(ToolEnvironment(), showsProgress: false)
    try await DailyCommand.working(fetcher: fetcher) { store in
      let load = try await store.load(now: clock.now)
      if let failure = load.failure { throw failure }
      await load.fetchPictures()
      try DailyCommand.askForReload()
      try DailyReport(load, now: clock.now).print(asJSON: json)
    }
  }
}
