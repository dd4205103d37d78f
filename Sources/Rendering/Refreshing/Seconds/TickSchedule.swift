package import Foundation

/// The schedule of a slot's frames that are not drawn ahead: at most one per second. Missed frames are skipped.
package struct TickSchedule: Hashable, Sendable {
  /// The date of the next frame; `nil` for none.
  package private(set) var next: Date?
  /// The date of the last frame.
  package private(set) var last: Date?

  package init(next: Date? = nil) { self.next = next }

  /// The date of the frame that is due at `now`; `nil` if none is. Text advances in whole seconds from its own phase,
  /// so the date of a late frame is a whole number of seconds after the planned one.
  package func moment(at now: Date) -> Date? {
    guard let next, next <= now else { return nil }
    return next + now.timeIntervalSince(next).rounded(.down)
  }

  /// Continues after the frame of `moment`, whose text changes next at `change`.
  package mutating func advance(from moment: Date, change: Date?) {
    last = moment
    // Text that changes more often is drawn once per second. Dates carry noise far below a second.
    next = change.map { $0 >= moment + 0.999 ? $0 : moment + 1 }
  }

  /// Skips the frame that is due at `now`.
  package mutating func skip(at now: Date) {
    if let moment = moment(at: now) { next = moment + 1 }
  }

  /// Pauses until it is started again.
  package mutating func stop() { next = nil }
}
