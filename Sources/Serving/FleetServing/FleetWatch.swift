import FleetStore
import Foundation
import PostgresClient

/// Hears from the database which pictures were replaced. A replica of it, which tells nothing, is asked instead.
package final class FleetWatch: Sendable {
  private static let limit = Duration.seconds(5)
  /// How often the connection is checked.
  private static let interval = Duration.seconds(2)

  private let address: String
  private let database: DatabaseState
  private let readers: FleetReaders
  private let onChange: @Sendable (Set<Int64>?) -> Void
  private let onPoll: @Sendable () -> Void

  /// - Parameters:
  ///   - onChange: Receives the numbers of the widgets; nil for any.
  ///   - onPoll: Called every two seconds while the database tells nothing.
  package init(
    _ address: String, _ database: DatabaseState, _ readers: FleetReaders,
    onChange: @escaping @Sendable (Set<Int64>?) -> Void, onPoll: @escaping @Sendable () -> Void
  ) {
    (self.address, self.database, self.readers) = (address, database, readers)
    (self.onChange, self.onPoll) = (onChange, onPoll)
  }

  /// Watches until the end of the process.
  package func start() { Thread.detachNewThread { [self] in run() } }

  private func run() {
    var backoff = PostgresBackoff()
    while true {
      let error = watch { backoff = PostgresBackoff() }
      database.failed(.watch, error)
      Thread.sleep(forTimeInterval: backoff.fail() / .seconds(1))
    }
  }

  /// Watches until the connection fails.
  private func watch(onStart: () -> Void) -> PostgresError {
    do throws(PostgresError) {
      let connection = try PostgresConnection(address, program: FleetReaders.program, limit: Self.limit)
      let fleet = FleetDatabase(connection)
      var isListening = try listen(to: fleet)
      try fleet.checkReading()
      onStart()
      database.succeeded(.watch)
      database.endPause()
      askIfReadersFailed()
      // Nothing was heard before.
      onChange(nil)
      while true { try hear(from: fleet, &isListening) }
    } catch {
      return error
    }
  }

  /// - Returns: False if the database is a replica, which tells nothing.
  private func listen(to fleet: FleetDatabase) throws(PostgresError) -> Bool {
    if try fleet.isReplica() { return false }
    try fleet.listenForShown()
    return true
  }

  private func hear(from fleet: FleetDatabase, _ isListening: inout Bool) throws(PostgresError) {
    let (notifications, _) = try fleet.connection.wait(Self.interval)
    if !notifications.isEmpty { return onChange(Self.numbers(in: notifications)) }
    if isListening {
      // Whether the connection lives.
      _ = try fleet.isReplica()
    } else {
      // A replica can become the primary server.
      isListening = try listen(to: fleet)
      if isListening { onChange(nil) } else { onPoll() }
    }
    askIfReadersFailed()
  }

  /// Otherwise, only the next request would find out that they can read again, and a balancer sends none.
  private func askIfReadersFailed() {
    guard database.haveReadersFailed else { return }
    readers.read { (fleet) throws(PostgresError) in
      try fleet.checkReading()
    } then: { [database] result in
      if case .success = result { database.succeeded(.pictures) }
    }
  }

  private static func numbers(in notifications: [PostgresNotification]) -> Set<Int64>? {
    var numbers: Set<Int64> = []
    for notification in notifications where notification.channel == FleetDatabase.shownChannel {
      for word in notification.payload.split(separator: " ") {
        guard let number = Int64(word) else { return nil }
        numbers.insert(number)
      }
    }
    return numbers
  }
}

extension FleetDatabase {
  /// Asks for a widget that nobody has, to see whether the user may.
  func checkReading() throws(PostgresError) {
    _ = try frame(owner: "", name: "")
    _ = try picture(owner: "", name: "")
  }
}
