import DatabaseDriving
import FleetStore
import Foundation
import PostgresClient
import Scheduling
import ServerDriving
import SharedFolders
import SystemIO
import Timelines

/// A database with a fleet, whose pictures are not drawn.
struct FleetBench {
  let server: PostgresServer
  /// The name of the database.
  let name: String
  private let database: FleetDatabase
  private let worker: Int64

  /// Roles are those of the whole server, so one fleet is created, and then copied.
  private static let template = Result { try empty(on: .shared) }

  /// - Parameter server: One of the test's own, for one fleet (default: that of all tests).
  init(on server: PostgresServer? = nil) throws {
    if let server {
      (self.server, name) = (server, try Self.empty(on: server))
    } else {
      self.server = try .shared
      name = "fleet_\(UUID().uuidString.prefix(8).lowercased())"
      _ = try self.server.query("CREATE DATABASE \(name) TEMPLATE \(try Self.template.get())")
    }
    database = FleetDatabase(try PostgresConnection(self.server.address(name), program: "tests", limit: Self.limit))
    worker = try database.join(host: "host", program: "tests", tools: ["test": "1"])
  }

  /// The same fleet, after a restart of its server.
  init(joining other: FleetBench) throws {
    (server, name) = (other.server, other.name)
    database = FleetDatabase(try PostgresConnection(server.address(name), program: "tests", limit: Self.limit))
    worker = try database.join(host: "host", program: "tests", tools: ["test": "1"])
  }

  private static let limit = Duration.seconds(600)

  private static func empty(on server: PostgresServer) throws -> String {
    let name = try server.database(named: "fleet")
    let connection = try PostgresConnection(server.address(name), program: "tests", limit: limit)
    _ = try FleetSchema.install(in: connection, program: "tests")
    connection.close()
    return name
  }

  var address: String { server.address(name) }

  func place(_ owner: String, _ name: String) throws {
    let widget = PlacedWidget(owner: owner, name: name, tool: "test", request: #"{"kind":"test"}"#)
    _ = try database.place([widget], token: UUID().uuidString)
  }

  /// Commits a picture as a worker does, also of a widget that is not placed yet.
  ///
  /// - Parameter reload: When the timeline is reloaded, in seconds from now; nil for only on request.
  func show(
    _ picture: String, of owner: String, _ name: String, as format: String = "png", reload: Double? = nil
  ) throws {
    try place(owner, name)
    _ = try database.reload(try numbers(owner, name), token: UUID().uuidString)
    let claims = try database.claim(1000, for: worker, with: ["test"], FleetRules(), past: 86_400)
    try database.giveBack(claims.filter { !Self.isWidget($0, owner, name) })
    for claim in claims where Self.isWidget(claim, owner, name) {
      let reload = reload.map { claim.now + $0 }
      _ = try database.commit([FleetCommit(claim, try Self.answer(picture, format, to: claim, reload: reload))])
    }
  }

  private func numbers(_ owner: String, _ name: String) throws -> [Int64] {
    try database.frame(owner: owner, name: name).map { [$0.widget] } ?? []
  }

  /// Byte for byte.
  private static func isWidget(_ claim: FleetClaim, _ owner: String, _ name: String) -> Bool {
    claim.owner.utf8.elementsEqual(owner.utf8) && claim.name.utf8.elementsEqual(name.utf8)
  }

  private static func answer(
    _ picture: String, _ format: String, to claim: FleetClaim, reload: Date?
  ) throws -> SlotAnswer {
    let draft = SlotDraft("a", record: nil, history: ReloadHistory())
    let name = try draft.store(picture: Data(picture.utf8), format: format) { _ in
      Data(
        """
        {"accessibilityText":"\(picture)","links":[{"label":"","rect":[0,0,2,2],"url":"https://example.org/"}],\
        "pixelHeight":4,"pixelWidth":4}
        """.utf8)
    }
    draft.store(
      TimelineRecord(
        place: OutputSlot(kind: "test", family: .systemSmall), recipe: "", format: format, askedAt: claim.now,
        policy: reload.map { .after($0) } ?? .never, lastEntry: claim.now, drawnUntil: nil,
        frames: [.init(date: claim.now, entryDate: claim.now, name: name, relevance: nil)]), replacing: nil)
    return SlotAnswer(draft.changes, reload: reload, failure: nil, diagnostics: [])
  }

  /// Reports that every attempt to draw a widget has failed.
  func putAside(_ owner: String, _ name: String, because reason: String) throws {
    var rules = FleetRules()
    rules.attempts = 1
    for claim in try database.claim(1000, for: worker, with: ["test"], rules, past: 86_400)
    where Self.isWidget(claim, owner, name) {
      try database.fail(claim, because: reason, rules)
    }
  }

  func remove(_ owner: String, _ name: String) throws { _ = try database.remove(try numbers(owner, name)) }

  /// Runs SQL.
  @discardableResult
  func query(_ sql: String) throws -> String { try server.query(sql, in: name) }
}

/// A running `almanac fleet serve`.
final class FleetServer: Sendable {
  let process: ServerProcess
  let client: ServerClient
  let port: Int

  /// - Parameter address: The database.
  init(_ address: String, _ options: [String] = []) async throws {
    process = try ServerProcess(
      ["fleet", "serve", "--port", "0", "--database", address] + options, reading: .errors)
    let line = try await process.first { $0.hasPrefix("Serving a fleet at ") ? $0 : nil }
    client = ServerClient(String(line.split(separator: " ").last ?? ""))
    port = URL(string: client.address)?.port ?? 0
  }

  func get(_ path: String, _ headers: [String: String] = [:]) async throws -> ServerClient.Answer {
    try await client.send("GET", path, headers)
  }

  /// The value of a metric.
  func metric(_ name: String) async throws -> Double? {
    let text = try await get("metrics").text
    return text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.flatMap {
      Double($0.dropFirst(name.count + 1))
    }
  }
}
