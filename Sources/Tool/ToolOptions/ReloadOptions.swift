import ArgumentParser
import Foundation
package import Refreshing
import Scheduling

/// The options of reloads and pre-rendering.
package struct ReloadOptions: Sendable {
  /// The maximum number of reloads of a widget within 24 hours; nil for no limit.
  var budget: Int?
  var interval: TimeInterval = ReloadRules().minimumInterval
  var ahead = RefreshOptions().drawnAhead
  package var jobs = RefreshOptions().jobs

  /// - Throws: A validation error, with exit code 64.
  func validate() throws {
    if ahead < 1 || ahead > 10_000 { throw ValidationError("--ahead must be from 1 to 10000.") }
    if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  /// Whether all options that a configuration file may set have their defaults.
  package var isStandard: Bool {
    budget == nil && interval == ReloadRules().minimumInterval && ahead == RefreshOptions().drawnAhead
  }

  package var refreshing: RefreshOptions {
    var options = RefreshOptions()
    options.rules.minimumInterval = interval
    options.rules.dailyBudget = budget
    (options.drawnAhead, options.jobs) = (ahead, jobs)
    return options
  }

  static func budget(_ argument: String) throws -> Int {
    guard let match = argument.wholeMatch(of: /([0-9]{1,6})(\/day)?/), let count = Int(match.1), count > 0 else {
      throw ValidationError("invalid budget '\(argument)'. Use a number of reloads per day, such as 48/day.")
    }
    return count
  }

  static func interval(_ argument: String) throws -> TimeInterval {
    // `Double` also accepts hexadecimal numbers.
    guard !argument.contains(where: { "xXpP".contains($0) }), let seconds = Double(argument), seconds >= 0,
      seconds <= 86_400
    else {
      throw ValidationError("invalid interval '\(argument)'. Use a number of seconds from 0 to 86400, such as 60.")
    }
    return seconds
  }
}
