package import Foundation
import JSONText
package import PostgresClient

/// A widget and what became of it.
package struct ListedWidget: Hashable, Sendable, Encodable {
  package let id: Int64
  package let owner: String
  package let name: String
  package let tool: String
  package let kind: String
  /// The date of the current frame; nil if there is none.
  package let date: Date?
  /// When the picture or the timeline changes; nil for never.
  package let next: Date?
  /// Why the last reload failed; nil if it did not.
  package let failure: String?
  /// Since when it is not attempted any more; nil if it is.
  package let putAside: Date?
  /// Why it was put aside.
  package let reason: String?
  package let diagnostics: [String]
}

/// The current picture of a widget.
package struct CurrentPicture: Sendable {
  package let hash: Data
  package let data: Data
  package let format: String
  package let report: Data
  /// The date of the frame, and when it was made current.
  package let (date, moved): (Date, Date)
  package let next: Date?
}

/// What identifies the current picture of a widget.
package struct CurrentFrame: Hashable, Sendable {
  package let widget: Int64
  /// Nil before the first picture.
  package let hash: Data?
  package let format: String?
  package let date: Date?
  /// When the frame was made current. Another report may belong to the same picture.
  package let moved: Date?
  package let next: Date?
  /// Why there is none, or no newer one.
  package let reason: String?
}

extension FleetDatabase {
  /// Calls `body` with the widgets in the order of their placement.
  package func list(owner: String?, _ body: ([ListedWidget]) throws -> Void) throws {
    var last: Int64 = 0
    while true {
      let rows = try connection.run(
        "SELECT * FROM almanac.list($1, $2, $3::integer)",
        [owner.map(PostgresValue.text) ?? .null, .integer(last), .integer(Self.pageLength)])
      var widgets: [ListedWidget] = []
      for row in rows { widgets.append(try ListedWidget(row)) }
      try body(widgets)
      guard rows.count == Int(Self.pageLength), let id = widgets.last?.id else { return }
      last = id
    }
  }

  private static let pageLength: Int64 = 1000

  package func picture(owner: String, name: String) throws(PostgresError) -> CurrentPicture? {
    let rows = try connection.run("SELECT * FROM almanac.current($1, $2)", [.text(owner), .text(name)])
    guard let row = rows.first else { return nil }
    return CurrentPicture(
      hash: try row.bytes("hash"), data: try row.bytes("bytes"), format: try row.text("format"),
      report: Data(try row.text("report").utf8), date: try row.date("date"), moved: try row.date("moved"),
      next: try row.date(ifPresent: "next"))
  }

  /// The current frame of a widget; nil for an unknown one.
  package func frame(owner: String, name: String) throws(PostgresError) -> CurrentFrame? {
    let rows = try connection.run("SELECT * FROM almanac.current_hash($1, $2)", [.text(owner), .text(name)])
    guard let row = rows.first else { return nil }
    let (reason, failure) = (try row.text(ifPresent: "reason"), try row.text(ifPresent: "failure"))
    return CurrentFrame(
      widget: try row.integer("widget"), hash: try row.bytes(ifPresent: "hash"),
      format: try row.text(ifPresent: "format"), date: try row.date(ifPresent: "date"),
      moved: try row.date(ifPresent: "moved"), next: try row.date(ifPresent: "next"), reason: reason ?? failure)
  }

  /// Whether the server is a replica, which accepts no changes and sends no notifications.
  package func isReplica() throws(PostgresError) -> Bool {
    try connection.run("SELECT pg_is_in_recovery() AS is_replica").first?.bool("is_replica") ?? false
  }

  package func status() throws(PostgresError) -> FleetStatus {
    let limit = PostgresValue.integer(FleetStatus.countLimit)
    guard let row = try connection.run("SELECT * FROM almanac.status($1::integer)", [limit]).first else {
      throw PostgresError(.protocolError, "the database gave no status")
    }
    var status = try FleetStatus(row)
    for row in try connection.run("SELECT * FROM almanac.reasons(20)") { status.reasons.append(try .init(row)) }
    for row in try connection.run("SELECT * FROM almanac.tool_problems()") { status.tools.append(try .init(row)) }
    for row in try connection.run("SELECT * FROM almanac.worker_list()") {
      status.workers.append(try .init(row, at: status.date))
    }
    return status
  }

  /// The sums since the fleet was created.
  package func totals() throws(PostgresError) -> FleetWork {
    let rows = try connection.run(
      """
      SELECT shown::bigint, skipped::bigint, reloaded::bigint, drawn::bigint, failed::bigint, late::bigint[],
        late_sum::double precision FROM almanac.totals
      """)
    var work = FleetWork()
    guard let row = rows.first else { return work }
    (work.shown, work.skipped) = (try row.integer("shown"), try row.integer("skipped"))
    (work.reloaded, work.drawn) = (try row.integer("reloaded"), try row.integer("drawn"))
    work.failed = try row.integer("failed")
    work.add(lateness: try row.integers("late"), sum: try row.real("late_sum"))
    return work
  }
}

extension ListedWidget {
  fileprivate init(_ row: PostgresRow) throws(PostgresError) {
    (id, owner, name) = (try row.integer("id"), try row.text("owner"), try row.text("name"))
    tool = try row.text("tool")
    kind = JSONMembers.text("kind", in: try row.text("request"))
    (date, next) = (try row.date(ifPresent: "date"), try row.date(ifPresent: "next"))
    (failure, reason) = (try row.text(ifPresent: "failure"), try row.text(ifPresent: "reason"))
    (putAside, diagnostics) = (try row.date(ifPresent: "dead"), try row.texts("diagnostics"))
  }
}

extension JSONMembers {
  fileprivate static func text(_ name: String, in json: String) -> String {
    guard let document = try? JSONDocument(Data(json.utf8)), case .object(let object) = JSONValue(document.root),
      case .string(let text)? = object[name]
    else { return "" }
    return text
  }
}
