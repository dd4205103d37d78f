import Foundation
import Rendering
import Synchronization

/// The timelines that providers have answered, so that the next moment of the same course does not ask again.
final class TimelineCourses: Sendable {
  struct Key: Hashable, Sendable {
    /// The widget or preview.
    let choice: [String]
    let request: RenderRequest
    /// The options of the world.
    let world: [String]
    let now: Date
    let shown: Date
    let reload: String
  }

  /// A course is not changed any more.
  private struct Known: @unchecked Sendable {
    let course: TimelineCourse

    func holds(_ date: Date) -> Bool { date >= course.asked && date < course.end ?? .distantFuture }
  }

  private static let limit = 64
  private let known = Mutex<[Key: Known]>([:])

  /// The course up to the key's moment: one that was asked for, up to this moment or up to another between the same reloads.
  subscript(key: Key) -> TimelineCourse? {
    get {
      known.withLock { known in
        known.first { $0.key.isSameCourse(as: key) && $0.value.holds(key.shown) }?.value.course
      }
    }
    set {
      known.withLock { known in
        if known.count >= Self.limit { known = [:] }
        known[key] = newValue.map { Known(course: $0) }
      }
    }
  }

  /// Forgets all answers: data have changed.
  func forget() { known.withLock { $0 = [:] } }
}

extension TimelineCourses.Key {
  /// Whether both are of one widget with the same options, and have asked its provider first at the same moment.
  func isSameCourse(as other: Self) -> Bool {
    choice == other.choice && request == other.request && world == other.world && now == other.now
      && reload == other.reload
  }
}
