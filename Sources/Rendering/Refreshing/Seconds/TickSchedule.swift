package import Foundation

/// When the next picture of a place is drawn that was not drawn ahead: at most once a second, and what was missed is left
/// out, never made up for.
package struct TickSchedule: Hashable, Sendable {
  /// The moment of the next picture; nil for none.
  package private(set) var next: Date?
  /// The moment of the last one.
  package private(set) var last: Date?

  package init(next: Date? = nil) { self.next = next }

  /// The moment whose picture is due at `now`; nil if none is. Text goes on by whole seconds from a phase of its own, so
  /// that of a late picture is a whole number of them after the one that was planned.
  package func moment(at now: Date) -> Date? {
    guard let next, next <= now else { return nil }
    return next + now.timeIntervalSince(next).rounded(.down)
  }

  /// Goes on after the picture of `moment`, whose text says that it changes at `change`.
  package mutating func advance(from moment: Date, change: Date?) {
    last = moment
    // What changes more often than once a second is shown as it is then. Dates carry noise far below a second.
    next = change.map { $0 >= moment + 0.999 ? $0 : moment + 1 }
  }

  /// Leaves out what is due at `now`.
  package mutating func skip(at now: Date) {
    if let moment = moment(at: now) { next = moment + 1 }
  }

  /// Draws nothing until it is begun anew.
  package mutating func rest() { next = nil }
}
