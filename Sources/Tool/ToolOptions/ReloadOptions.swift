import ArgumentParser
import Foundation
package import Refreshing
import Scheduling

/// How often widgets may be asked, how much is drawn ahead.
package struct ReloadOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most reloads of a widget within 24 hours, for example 48/day; what is over waits (default: no limit).",
      valueName: "N/day"),
    transform: Self.budget)
  var budget: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The least time between two reloads that a provider's policy asks for (default: 60).", valueName: "SECONDS"),
    transform: Self.interval)
  var interval: TimeInterval = ReloadRules().minimumInterval

  @Option(
    help: ArgumentHelp(
      "The most pictures drawn ahead at a reload.", valueName: "N"))
  var ahead = RefreshOptions().drawnAhead

  @Option(help: ArgumentHelp("Widgets worked on at once (default: one per processor).", valueName: "N"))
  package var jobs = RefreshOptions().jobs

  package init() {}

  package func validate() throws {
    if ahead < 1 || ahead > 10_000 { throw ValidationError("--ahead is a number of pictures from 1 to 10000.") }
    if jobs < 1 { throw ValidationError("At least one widget is worked on at a time: --jobs 1.") }
  }

  /// Whether all that a configuration file may say is as it is unless given.
  var isStandard: Bool {
    budget == nil && interval == ReloadRules().minimumInterval && ahead == RefreshOptions().drawnAhead
  }

  package var refreshing: RefreshOptions {
    var options = RefreshOptions()
    options.rules.minimumInterval = interval
    options.rules.dailyBudget = budget
    (options.drawnAhead, options.jobs) = (ahead, jobs)
    return options
  }

  private static func budget(_ argument: String) throws -> Int {
    guard let match = argument.wholeMatch(of: /([0-9]{1,6})(\/day)?/), let count = Int(match.1), count > 0 else {
      throw ValidationError("'\(argument)' is no budget. Write a number of reloads a day: 48/day.")
    }
    return count
  }

  private static func interval(_ argument: String) throws -> TimeInterval {
    // `Double` takes hexadecimal numbers as well.
    guard !argument.contains(where: { "xXpP".contains($0) }), let seconds = Double(argument), seconds >= 0,
      seconds <= 86_400
    else {
      throw ValidationError("'\(argument)' is no interval. Write a number of seconds from 0 to 86400: 60.")
    }
    return seconds
  }
}
