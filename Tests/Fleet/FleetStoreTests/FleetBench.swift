import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import Scheduling
import SharedFolders
import Timelines

/// A fleet in a database of its own, and what drawing would answer.
struct FleetBench {
  let name: String
  let fleet: FleetDatabase
  var rules = FleetRules()

  static let limit = Duration.seconds(600)

  init() throws {
    name = try PostgresServer.shared.database()
    let connection = try Self.connect(PostgresServer.shared.address(name))
    _ = try FleetSchema.install(in: connection, program: "tests")
    fleet = FleetDatabase(connection)
  }

  static func connect(_ address: String) throws -> PostgresConnection {
    try PostgresConnection(address, program: "almanac-tests", limit: limit)
  }

  /// The fleet over another connection.
  func other() throws -> FleetDatabase { FleetDatabase(try Self.connect(PostgresServer.shared.address(name))) }

  /// Runs SQL as an administrator.
  @discardableResult
  func administer(_ sql: String) throws -> String {
    try PostgresServer.shared.query(sql, in: name).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Sets the database's clock forward.
  func advance(by interval: String) throws {
    try administer(
      "CREATE OR REPLACE FUNCTION almanac.clock() RETURNS timestamptz LANGUAGE sql STABLE RETURN now() + interval '\(interval)'"
    )
  }

  func place(_ names: [String], owner: String = "anna", tool: String = "almanac") throws {
    _ = try fleet.place(
      names.map { PlacedWidget(owner: owner, name: $0, tool: tool, request: #"{"kind": "clock"}"#) }, token: "placed")
  }

  func claim(_ count: Int = 100, from fleet: FleetDatabase? = nil, worker: Int64 = 1) throws -> [FleetClaim] {
    try (fleet ?? self.fleet).claim(count, for: worker, with: ["almanac", "stack"], rules, past: 1e6)
  }

  /// What a tool answers: a timeline with these pictures, which begin so many seconds after the claim.
  func answer(
    to claim: FleetClaim, _ pictures: [(after: TimeInterval, text: String)], reloadAfter reload: TimeInterval? = nil,
    relevance: TimelineEntryRelevance? = nil
  ) throws -> SlotAnswer {
    let draft = SlotDraft("\(claim.owner)/\(claim.name)", record: claim.record, history: claim.history)
    var history = claim.history
    history.begin(at: claim.now, request: claim.token)
    history.succeed()
    draft.store(history, outlivesPowerCuts: true)
    let frames = try pictures.map { after, text in
      let name = try draft.store(picture: Data(text.utf8), format: "png") { hash in
        Data(#"{"accessibilityText": "\#(text) \#(after)", "hash": "\#(hash)"}"#.utf8)
      }
      let date = claim.now + after
      return TimelineRecord.Frame(date: date, entryDate: date, name: name, relevance: relevance)
    }
    draft.store(
      TimelineRecord(
        place: OutputSlot(kind: "clock", family: .systemSmall), recipe: "tests", format: "png", askedAt: claim.now,
        policy: .atEnd, lastEntry: frames.last?.date ?? claim.now, drawnUntil: nil, frames: frames),
      replacing: claim.record)
    return SlotAnswer(draft.changes, reload: reload.map { claim.now + $0 }, failure: nil, diagnostics: [])
  }

  /// Commits pictures for a claim.
  @discardableResult
  func commit(
    _ claim: FleetClaim, _ pictures: [(after: TimeInterval, text: String)], reloadAfter reload: TimeInterval? = nil,
    to fleet: FleetDatabase? = nil
  ) throws -> FleetResult {
    let results = try (fleet ?? self.fleet).commit([
      FleetCommit(claim, try answer(to: claim, pictures, reloadAfter: reload))
    ])
    return results[0]
  }

  /// Places a widget whose picture is shown, and is not due again.
  func placeShown(_ name: String, _ text: String, owner: String = "anna") throws {
    try place([name], owner: owner)
    for claim in try claim() { try commit(claim, [(0, text)]) }
  }

  /// The text of the current picture.
  func shown(_ name: String, owner: String = "anna") throws -> String? {
    try fleet.picture(owner: owner, name: name).map { String(decoding: $0.data, as: UTF8.self) }
  }

  func reload(_ names: [String], owner: String = "anna", token: String = "again") throws {
    _ = try fleet.reload(try numbers(names, owner: owner), token: token)
  }

  func remove(_ names: [String], owner: String = "anna") throws {
    _ = try fleet.remove(try numbers(names, owner: owner))
  }

  private func numbers(_ names: [String], owner: String) throws -> [Int64] {
    try names.flatMap { name in
      var filter = FleetDatabase.Filter()
      (filter.owner, filter.name) = (owner, name)
      return try fleet.find(filter)
    }
  }
}
