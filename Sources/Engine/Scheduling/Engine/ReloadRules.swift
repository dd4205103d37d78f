package import Foundation

/// How often a widget may ask its provider. Dates are the wall clock's, intervals are seconds.
///
/// WidgetKit gives a widget that is often seen 40 to 70 reloads a day (WidgetKit, "Keeping a widget up to date"); here
/// there is no limit unless one is asked for.
package struct ReloadRules: Hashable, Sendable, Codable {
  /// The least time between two reloads that the provider's own policy asks for; 60 s unless given.
  package var minimumInterval: TimeInterval = 60
  /// The least time after any reload before one that a program asks for; a second unless given.
  package var requestInterval: TimeInterval = 1
  /// The most reloads within 24 hours, whoever asks; nil, unless given, for no limit.
  package var dailyBudget: Int?
  /// The wait after a first failure, which doubles with each further one; 60 s unless given.
  package var firstRetry: TimeInterval = 60
  /// The longest wait after a failure; an hour unless given.
  package var longestRetry: TimeInterval = 3600

  package init() {}

  /// How long after the attempt the next one is made, after `failures` in a row.
  package func retryInterval(failures: Int) -> TimeInterval {
    min(firstRetry * pow(2, Double(min(max(failures, 1), 60) - 1)), longestRetry)
  }

  /// The span of the budget.
  static let day: TimeInterval = 86_400
}
