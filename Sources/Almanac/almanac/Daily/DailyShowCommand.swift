import ArgumentParser
import DailyLibrary
import Foundation
import HTTPFetching
import ToolOptions
import ToolReports

struct DailyShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the current data: the file's, or those that were fetched last.",
    discussion: "Example: almanac daily show --json")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var clock: NowOption

  func run() async throws {
    try await DailyCommand.working { store in
      guard let source = try store.source() else { throw DailyError.noSource }
      guard let data = store.availableData() else {
        throw ToolError("\(source.name.printable): no stored data", exitCode: .noInput)
      }
      try DailyReport(source, data, now: clock.now).print(asJSON: json)
    }
  }
}
