package import Ambient
import Foundation

/// A Live Activity of any type, while an intent is performed.
package protocol RunningActivity: AnyObject, Sendable {
  /// The name of the attributes' type.
  var kind: String { get }
  /// The intent has ended: nothing changes any more.
  func finish()
}

/// The Live Activities of an app while one of its intents is performed.
package final class RunningActivities: @unchecked Sendable {
  // Guards the following property.
  private let lock = NSLock()
  private var running: [any RunningActivity]

  /// - Parameter shown: The activity that is on the screen.
  package init(_ shown: (any RunningActivity)?) { running = [shown].compactMap(\.self) }

  /// In the order in which they started.
  package var all: [any RunningActivity] { lock.withLock { running } }

  /// Adds an activity.
  ///
  /// - Parameter make: Creates the activity, from its number among those of the same kind.
  func start<New: RunningActivity>(_ make: (Int) -> New) -> New {
    lock.withLock {
      let activity = make(running.count { $0 is New } + 1)
      running.append(activity)
      return activity
    }
  }

  package func finish() { for activity in all { activity.finish() } }
}

extension AmbientValues {
  /// The app's Live Activities; nil while no intent is performed.
  package var runningActivities: RunningActivities? {
    get { self[RunningActivitiesKey.self] }
    set { self[RunningActivitiesKey.self] = newValue }
  }
}

private enum RunningActivitiesKey: AmbientKey {
  static var defaultValue: RunningActivities? { nil }
}
