package import FleetStore
import Foundation
package import PostgresClient
import Synchronization

/// Threads that ask a fleet's database, each with a connection of its own. The calls block, so no thread of the server or
/// of Swift's tasks makes them.
package final class FleetReaders: Sendable {
  package enum Failure: Error, Hashable, Sendable {
    /// The database does not answer.
    case away
    /// Too many wait for an answer.
    case busy
    /// The database refuses the statement.
    case refused(PostgresError)
  }

  /// A question.
  private struct Job: Sendable {
    /// Passes the answer on. An error means that there is none, because of the connection.
    let attempt: @Sendable (FleetDatabase) -> PostgresError?
    let fail: @Sendable (Failure) -> Void
  }

  /// Questions that wait. Each is a small one.
  private static let queueLimit = 2000
  private static let limit = Duration.seconds(5)
  package static let program = "almanac fleet serve"

  private let address: String
  let database: DatabaseState
  private let jobs = Mutex<[Job]>([])
  private let available = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - count: The number of connections, which are made when they are needed.
  ///   - address: As psql takes it.
  package init(_ count: Int, of address: String, _ database: DatabaseState) {
    (self.address, self.database) = (address, database)
    for _ in 0..<count { Thread.detachNewThread { [self] in work() } }
  }

  /// Connects once, and checks the schema, and whether the user may read pictures.
  ///
  /// - Throws: ``PostgresError``, ``FleetError``.
  package static func check(_ address: String) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try FleetDatabase(address, program: program, limit: limit).checkReading()
          })
      }
    }
  }

  /// Asks the database.
  ///
  /// - Parameters:
  ///   - work: Called on a thread of its own; twice, if the connection is lost meanwhile.
  ///   - then: Called once, on any thread.
  package func read<Value: Sendable>(
    _ work: @escaping @Sendable (FleetDatabase) throws(PostgresError) -> Value,
    then: @escaping @Sendable (Result<Value, Failure>) -> Void
  ) {
    if database.isPaused { return then(.failure(.away)) }
    let job = Job { [self] database in
      do throws(PostgresError) {
        let value = try work(database)
        self.database.succeeded(.readers)
        then(.success(value))
      } catch {
        if database.connection.isLost { return error }
        then(.failure(failure(for: error)))
      }
      return nil
    } fail: { failure in
      then(.failure(failure))
    }
    let isAdded = jobs.withLock { jobs in
      guard jobs.count < Self.queueLimit else { return false }
      jobs.append(job)
      return true
    }
    if isAdded { _ = available.signal() } else { then(.failure(.busy)) }
  }

  package func read<Value: Sendable>(
    _ work: @escaping @Sendable (FleetDatabase) throws(PostgresError) -> Value
  ) async throws(Failure) -> Value {
    try await withCheckedContinuation { continuation in read(work) { continuation.resume(returning: $0) } }.get()
  }

  /// What an error of a statement means.
  private func failure(for error: PostgresError) -> Failure {
    guard error.isTransient && error.kind != .readOnly else { return .refused(error) }
    database.failed(.readers, error)
    return .away
  }

  private func work() {
    var connected: FleetDatabase?
    while true {
      available.wait()
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { continue }
      do throws(PostgresError) {
        try answer(job, &connected)
      } catch {
        connected = nil
        database.failed(.readers, error)
        job.fail(.away)
      }
    }
  }

  private func answer(_ job: Job, _ connected: inout FleetDatabase?) throws(PostgresError) {
    // One of many connections that a restart of the server has ended: another may be made at once.
    if let database = connected, job.attempt(database) == nil { return }
    connected = nil
    // Meanwhile, another thread may have found that the database is away.
    if database.isPaused { return job.fail(.away) }
    let database = FleetDatabase(try PostgresConnection(address, program: Self.program, limit: Self.limit))
    connected = database
    if let error = job.attempt(database) { throw error }
  }
}
