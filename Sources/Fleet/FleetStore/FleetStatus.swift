package import Foundation
import PostgresClient

/// How a fleet is doing.
package struct FleetStatus: Sendable, Encodable {
  /// Why widgets are put aside or fail, with one of them.
  package struct Reason: Hashable, Sendable, Encodable {
    package let isPutAside: Bool
    package let reason: String
    package let widgets: Int64
    package let owner: String
    package let name: String
    /// When the first was put aside; nil for those that fail and are attempted again.
    package let since: Date?
  }

  /// A tool that no worker has, or that workers have in several versions.
  package struct Tool: Hashable, Sendable, Encodable {
    package let name: String
    package let widgets: Int64
    package let versions: [String]
  }

  package struct Worker: Hashable, Sendable, Encodable {
    package let id: Int64
    package let host: String
    package let program: String
    package let started: Date
    package let seen: Date
    package let problem: String?
    /// Whether it was seen lately.
    package let isPresent: Bool
  }

  /// The database's date.
  package let date: Date
  package let widgets: Int64
  package let owners: Int64
  /// Timelines that are due and not claimed, and the date of the first.
  package let due: Int64
  package let oldestDue: Date?
  /// Frames whose dates have come and that are not shown, and the date of the first.
  package let lateFrames: Int64
  package let oldestFrame: Date?
  /// Widgets that are being drawn, and the date of the first.
  package let leased: Int64
  package let oldestLease: Date?
  /// Widgets that are due after a failed attempt.
  package let retried: Int64
  package let putAside: Int64
  /// Widgets whose last reload failed.
  package let failing: Int64
  /// What was done in the last minutes.
  package let recent: FleetWork
  package let recentMinutes: Int64
  package let databaseBytes: Int64
  package let deadRows: Int64
  /// How long the oldest open transaction of the server is open, in seconds.
  package let oldestTransaction: Double?
  package let isReplica: Bool
  /// Whether the database was set to accept no changes.
  package let isReadOnly: Bool
  package internal(set) var reasons: [Reason] = []
  package internal(set) var tools: [Tool] = []
  package internal(set) var workers: [Worker] = []

  /// In how many seconds that share of the recent changes was committed after their dates: one of ``FleetWork/bounds``;
  /// nil without changes, infinite beyond the last.
  package func lateness(of share: Double) -> Double? { recent.lateness(of: share) }

  init(_ row: PostgresRow) throws(PostgresError) {
    date = try row.date("moment")
    (widgets, owners) = (try row.integer("widgets"), try row.integer("owners"))
    (due, oldestDue) = (try row.integer("due"), try row.date(ifPresent: "oldest_due"))
    (lateFrames, oldestFrame) = (try row.integer("late_frames"), try row.date(ifPresent: "oldest_frame"))
    (leased, oldestLease) = (try row.integer("leased"), try row.date(ifPresent: "oldest_lease"))
    (retried, putAside, failing) = (try row.integer("retried"), try row.integer("dead"), try row.integer("failing"))
    var recent = FleetWork()
    (recent.shown, recent.skipped) = (
      try row.integer(ifPresent: "shown") ?? 0, try row.integer(ifPresent: "skipped") ?? 0
    )
    (recent.reloaded, recent.drawn) = (
      try row.integer(ifPresent: "reloaded") ?? 0, try row.integer(ifPresent: "drawn") ?? 0
    )
    recent.failed = try row.integer(ifPresent: "failed") ?? 0
    recent.add(lateness: try row.integers(ifPresent: "late") ?? [], sum: 0)
    (self.recent, recentMinutes) = (recent, try row.integer("minutes"))
    (databaseBytes, deadRows) = (try row.integer("bytes"), try row.integer(ifPresent: "dead_rows") ?? 0)
    oldestTransaction = try row.real(ifPresent: "oldest_transaction")
    (isReplica, isReadOnly) = (try row.bool("is_replica"), try row.bool("is_read_only"))
  }
}

extension FleetStatus.Reason {
  init(_ row: PostgresRow) throws(PostgresError) {
    (isPutAside, reason) = (try row.bool("is_dead"), try row.text("reason"))
    (widgets, owner, name) = (try row.integer("number"), try row.text("owner"), try row.text("name"))
    since = try row.date(ifPresent: "since")
  }
}

extension FleetStatus.Tool {
  init(_ row: PostgresRow) throws(PostgresError) {
    (name, widgets, versions) = (try row.text("tool"), try row.integer("widgets"), try row.texts("versions"))
  }
}

extension FleetStatus.Worker {
  /// How long ago a worker was seen that is there, in seconds. It reports every five.
  private static let presence: TimeInterval = 60

  init(_ row: PostgresRow, at now: Date) throws(PostgresError) {
    (id, host, program) = (try row.integer("id"), try row.text("host"), try row.text("program"))
    (started, seen, problem) = (try row.date("started"), try row.date("seen"), try row.text(ifPresent: "problem"))
    isPresent = seen > now - Self.presence
  }
}

extension FleetStatus {
  /// What an operator should do something about, in a sentence each without a full stop.
  package var problems: [String] {
    var problems: [String] = []
    if isReplica { problems.append("this is a replica, which accepts no changes; workers need the primary") }
    if isReadOnly {
      problems.append(
        "the database is in read-only mode (default_transaction_read_only = on); workers go on when it accepts changes")
    }
    if widgets > 0 && !workers.contains(where: \.isPresent) { problems.append(Self.noWorker) }
    for worker in workers where worker.isPresent {
      if let problem = worker.problem { problems.append("worker \(worker.id) on \(worker.host): \(problem)") }
    }
    for tool in tools where !(tool.versions.isEmpty && problems.contains(Self.noWorker)) {
      problems.append(
        tool.versions.isEmpty
          ? "no worker has the tool \(tool.name), which has \(tool.widgets) widgets"
          : "workers have the tool \(tool.name) in \(tool.versions.count) versions: \(tool.versions.joined(separator: ", "))"
      )
    }
    if putAside > 0 {
      problems.append("\(putAside) widgets are put aside; 'fleet retry' attempts them again")
    }
    if let oldestTransaction, oldestTransaction > Self.longTransaction {
      problems.append(
        "a transaction is open for \(Int(oldestTransaction)) seconds, and keeps the database from removing old rows")
    }
    return problems
  }

  /// Up to where late timelines and frames are counted.
  package static let countLimit: Int64 = 100_000
  private static let noWorker = "no worker is there"
  /// In seconds.
  private static let longTransaction: Double = 600
}
