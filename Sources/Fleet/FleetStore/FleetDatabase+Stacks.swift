package import Foundation
package import JSONText
package import PostgresClient
import Scheduling

extension FleetDatabase {
  /// The tool of a stack, which shows one of several widgets of its owner at a time. Every worker has it.
  package static let stackTool = "stack"

  /// Chooses the widget that a claimed stack shows at `now`, and shows it.
  package func refreshStack(_ claim: FleetClaim, at now: Date) throws(PostgresError) {
    var (ids, members): ([Int64], [StackSituation.Member]) = ([], [])
    for row in try connection.run("SELECT * FROM almanac.stack($1)", [.integer(claim.widget)]) {
      ids.append(try row.integer("widget"))
      let record = try row.text(ifPresent: "record").flatMap { TimelineRecord(stableJSON: Data($0.utf8)) }
      members.append(.init(spans: record?.relevanceSpans ?? [], hasPicture: try row.bool("has_picture")))
    }
    let situation = StackSituation(members: members, turn: StackRequest(claim.request).turn)
    let member = situation.choice(at: now).map { PostgresValue.integer(ids[$0.member]) } ?? .null
    let next = situation.nextChange(after: now).map(PostgresValue.date) ?? .null
    _ = try connection.run(
      "SELECT almanac.commit_stack($1, $2, $3::smallint, $4, $5, $6)",
      [
        .integer(claim.widget), .date(claim.date), .integer(claim.attempt), .text(claim.token), member, next,
      ])
  }
}

/// What a stack is: `{"stack": ["today", "weather"], "turn": 900}`.
package struct StackRequest {
  /// The names of the widgets.
  package let names: [String]
  /// How long each of several equally relevant widgets is shown, in seconds.
  package let turn: TimeInterval

  /// Nil for any other object.
  package init?(_ object: JSONObject) {
    guard case .array(let elements)? = object["stack"] else { return nil }
    var names: [String] = []
    for case .string(let name) in elements { names.append(name) }
    guard names.count == elements.count, !names.isEmpty, Set(names).count == names.count else { return nil }
    self.names = names
    switch object["turn"] {
    case nil: turn = StackSlot.defaultTurn
    case .number(let digits)?:
      guard let turn = Double(digits), turn >= StackSituation.leastTurn, turn.isFinite else { return nil }
      self.turn = turn
    default: return nil
    }
  }

  /// - Parameter stored: What was checked when it was placed.
  fileprivate init(_ stored: String) {
    let object = (try? JSONDocument(Data(stored.utf8))).map { JSONValue($0.root) }
    guard case .object(let fields)? = object, let request = StackRequest(fields) else {
      (names, turn) = ([], StackSlot.defaultTurn)
      return
    }
    self = request
  }
}
