internal import CPostgres
import Glibc

extension PostgresConnection {
  /// Waits until notifications arrive, or `wake` is readable, or the time is over. Notifications that have arrived during
  /// other calls are returned at once.
  ///
  /// - Parameter wake: A descriptor of the program; it is not read.
  /// - Throws: ``PostgresError`` with the kind `lost` if the connection is lost.
  package func wait(
    _ time: Duration, wake: Int32? = nil
  ) throws(PostgresError) -> (notifications: [PostgresNotification], isWoken: Bool) {
    let end = SuspendingClock.Instant.after(time)
    while true {
      let connection = try open()
      guard cpostgres_consume(connection) else {
        close()
        throw .closed
      }
      let notifications = takeNotifications(from: connection)
      let isWaiting = notifications.isEmpty
      var descriptors = isWaiting ? [pollfd(fd: cpostgres_socket(connection), events: Int16(POLLIN), revents: 0)] : []
      // A negative descriptor is ignored.
      descriptors.append(pollfd(fd: wake ?? -1, events: Int16(POLLIN), revents: 0))
      let isReady = try SocketWait.wait(for: &descriptors, until: isWaiting ? end : .now)
      let isWoken = descriptors.last.map { $0.revents != 0 } ?? false
      if !isWaiting || isWoken || !isReady { return (notifications, isWoken) }
    }
  }

  private func takeNotifications(from connection: OpaquePointer) -> [PostgresNotification] {
    var notifications: [PostgresNotification] = []
    var (channel, payload): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
    while cpostgres_next_notification(connection, &channel, &payload) {
      if let channel, let payload {
        notifications.append(PostgresNotification(channel: String(cString: channel), payload: String(cString: payload)))
      }
      free(channel)
      free(payload)
    }
    return notifications
  }
}
