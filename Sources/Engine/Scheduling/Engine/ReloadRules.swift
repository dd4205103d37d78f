package import Foundation

/// How often a widget may be reloaded. Dates are wall-clock time, intervals are seconds.
///
/// WidgetKit gives a frequently viewed widget 40 to 70 reloads a day (WidgetKit, "Keeping a widget up to date"); here
/// the default is no limit.
package struct ReloadRules: Hashable, Sendable, Codable {
  /// The minimum time in seconds between two reloads by policy (default: 60).
  package var minimumInterval: TimeInterval = 60
  /// The minimum time in seconds between a reload and a requested one (default: 1).
  package var requestInterval: TimeInterval = 1
  /// The maximum number of reloads within 24 hours (default: no limit).
  package var dailyBudget: Int?
  /// The delay in seconds after a first failure, which doubles with each further one (default: 60).
  package var firstRetry: TimeInterval = 60
  /// The maximum delay in seconds after a failure (default: 3600).
  package var longestRetry: TimeInterval = 3600

  package init() {}

  /// The delay after an attempt, for the number of failures in a row.
  package func retryInterval(failures: Int) -> TimeInterval {
    min(firstRetry * pow(2, Double(min(max(failures, 1), 60) - 1)), longestRetry)
  }

  /// The period of the budget.
  static let day: TimeInterval = 86_400
}
