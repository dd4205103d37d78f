import Ambient
package import Foundation
import LiveActivities

/// The Live Activities that an intent can update: the one that is tapped, and those that the intent starts.
package struct TappedActivities {
  /// The activity that is tapped; nil for a widget.
  package let tapped: (any TappedActivity)?
  private let running: RunningActivities

  /// - Parameter entry: The entry that is tapped.
  package init(showing entry: WidgetSource.Entry) {
    tapped = (entry.value as? any TappableActivityEntry)?.activity()
    running = RunningActivities(tapped)
  }

  /// The activities that the intent has started, in order.
  package var started: [any TappedActivity] {
    running.all.filter { $0 !== tapped }.compactMap { $0 as? any TappedActivity }
  }

  /// Runs `work` with the activities. After it, they do not change any more.
  package func bind<Result, Failure>(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    // For code of the intent that runs outside of its task.
    AmbientValues.updateProcess { $0.runningActivities = running }
    defer {
      AmbientValues.updateProcess { $0.runningActivities = nil }
      running.finish()
    }
    return try await withAmbientValues({ $0.runningActivities = running }, operation: work)
  }
}

extension WidgetKind {
  /// The Live Activity after an intent has changed it.
  ///
  /// - Parameter position: The position of the tapped entry; nil for the one that is current at the date.
  package func following(_ activity: any TappedActivity, at position: Int?, on date: Date) -> WidgetKind {
    var kind = self
    kind.source = source.replacing { activity.entries(changing: $0, at: position, on: date) }
    return kind
  }

  /// The Live Activity with the data of one that an intent has started; nil if these are of another type.
  package func starting(_ activity: any TappedActivity, on date: Date) -> WidgetKind? {
    let entries = activity.firstEntries(on: date)
    guard entries.allSatisfy({ type(of: $0) == source.entryType }) else { return nil }
    var kind = self
    kind.source = source.replacing { _ in entries }
    kind.settings = nil
    return kind
  }
}
