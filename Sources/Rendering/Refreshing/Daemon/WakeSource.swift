package import Foundation

/// Why a daemon does not wait any longer.
package enum Wake: Hashable, Sendable {
  /// The date has come.
  case date
  /// A program asks for new timelines.
  case request
  /// The clock was set, or the machine slept: what is due may have changed.
  case clockChange
  /// Settings are to be read again: SIGHUP.
  case reload
  /// The machine's time zone may be another.
  case zoneChange
  /// The folder that pictures are put in was removed, moved or replaced.
  case outputLoss
  /// It is to end: SIGTERM, SIGINT.
  case stop
}

/// What a daemon waits with: the one place where it meets clocks, folders and signals.
package protocol WakeSource: Sendable {
  /// Waits for `date` on the wall clock, or anything else that is a reason to look.
  ///
  /// What happened since the last call counts; it is then not waited at all.
  /// - Parameter date: Nil for no date.
  /// - Returns: All reasons that there are; at least one.
  func wake(at date: Date?) async -> Set<Wake>
}
