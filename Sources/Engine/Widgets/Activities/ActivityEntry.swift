import Foundation
import LiveActivities
import Timelines

/// A state of a Live Activity from its date on.
struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
  let date: Date
  /// Nil for a placeholder, which has no data.
  let shown: ActivityViewContext<Attributes>?
  /// From when on the state is out of date.
  var staleDate: Date?
  /// Whether the date is given with the state. Otherwise the state is shown whenever it is asked for.
  var isDated = false
  /// Whether the state is the one before, which is out of date now.
  var isContinued = false

  /// A state, and the same state from when on it is out of date.
  ///
  /// - Parameter end: The date of the next state.
  static func entries(
    showing shown: ActivityViewContext<Attributes>, from date: Date, staleDate: Date?, isDated: Bool, until end: Date
  ) -> [ActivityEntry] {
    func entry(_ date: Date, isStale: Bool) -> ActivityEntry {
      let shown = ActivityViewContext(
        activityID: shown.activityID, attributes: shown.attributes, state: shown.state, isStale: isStale)
      return ActivityEntry(
        date: date, shown: shown, staleDate: staleDate, isDated: isDated, isContinued: isStale)
    }
    guard let staleDate, staleDate < end else { return [entry(date, isStale: false)] }
    return [entry(date, isStale: false), entry(max(staleDate, date), isStale: true)]
  }
}

/// A state of a Live Activity in a list.
struct DatedActivityState<State: Codable>: Codable {
  let date: Date
  let state: State
  let staleDate: Date?
}
