import Glibc
import SystemIO

/// Waits for descriptors.
enum SocketWait {
  /// Waits until a descriptor is ready or has failed.
  ///
  /// - Parameter end: Without one, nothing is waited for.
  /// - Returns: False if the time is over.
  static func wait(for descriptors: inout [pollfd], until end: SuspendingClock.Instant) throws(PostgresError) -> Bool {
    while true {
      let left = max(SuspendingClock.now.duration(to: end).wholeMilliseconds, 0)
      let count = poll(&descriptors, nfds_t(descriptors.count), Int32(min(left, Int64(Int32.max))))
      if count > 0 { return true }
      if count == 0, left <= Int64(Int32.max) { return false }
      guard count == 0 || errno == EINTR else {
        throw PostgresError(.protocolError, "cannot wait for PostgreSQL: \(SystemError.last)")
      }
    }
  }

  static func wait(
    for socket: Int32, toRead: Bool = true, toWrite: Bool, atMost limit: Duration
  ) throws(PostgresError) -> Bool {
    let events = (toRead ? POLLIN : 0) | (toWrite ? POLLOUT : 0)
    var descriptors = [pollfd(fd: socket, events: Int16(events), revents: 0)]
    return try wait(for: &descriptors, until: .after(limit))
  }
}

extension SuspendingClock.Instant {
  /// The end of a time from now. Times longer than a year are a year.
  static func after(_ time: Duration) -> Self { .now + min(time, .longest) }
}
