package import Foundation

/// The reason for which a daemon wakes up.
package enum Wake: Hashable, Sendable {
  case date
  /// A program requests new timelines.
  case request
  /// The clock was set, or the machine slept: due dates may have changed.
  case clockChange
  /// SIGHUP: the configuration is to be read again.
  case reload
  /// The system's time zone may have changed.
  case zoneChange
  /// The output folder was removed, moved or replaced.
  case outputLoss
  /// SIGTERM or SIGINT.
  case stop
}

/// What a daemon waits for: the only access to clocks, folder events and signals.
package protocol WakeSource: Sendable {
  /// Waits for `date` on the wall clock, or any other reason.
  ///
  /// Returns at once if something happened since the last call.
  /// - Parameter date: `nil` for no date.
  /// - Returns: All reasons; at least one.
  func wake(at date: Date?) async -> Set<Wake>
}
