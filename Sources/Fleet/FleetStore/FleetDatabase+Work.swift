package import Foundation
import JSONText
package import PostgresClient
import Scheduling

/// How a fleet is worked on.
package struct FleetRules: Hashable, Sendable {
  /// The number of attempts after which a widget is put aside (default: 3).
  package var attempts = 3
  /// How long a claim is valid without a sign of life of its worker, in seconds (default: 30).
  package var lease: TimeInterval = 30
  /// The pause after the first failed attempt, in seconds, which grows fourfold (default: 2).
  package var pause: TimeInterval = 2

  package init() {}

  /// The pause after an attempt, for the number of attempts so far.
  func pause(after attempt: Int64) -> TimeInterval { pause * pow(4, Double(min(max(attempt, 1), 8) - 1)) }
}

extension FleetDatabase {
  /// Registers a worker.
  ///
  /// - Parameter tools: The versions of its tools by their names.
  package func join(host: String, program: String, tools: [String: String]) throws -> Int64 {
    let versions = String(decoding: try tools.stableJSON(isPretty: false), as: UTF8.self)
    return try connection.run(
      "SELECT almanac.join($1, $2, $3) AS id", [.text(host), .text(program), .json(versions)]
    ).first?.integer("id") ?? 0
  }

  package func leave(_ worker: Int64) throws(PostgresError) {
    _ = try connection.run("SELECT almanac.leave($1)", [.integer(worker)])
  }

  /// Claims widgets that are due.
  ///
  /// - Parameters:
  ///   - past: Looks for dates within these seconds before now.
  package func claim(
    _ count: Int, for worker: Int64, with tools: [String], _ rules: FleetRules, past: TimeInterval
  ) throws(PostgresError) -> [FleetClaim] {
    let rows = try connection.run(
      """
      SELECT widget, date, attempt, moment, owner, name, tool, request, folder, record, history, token
      FROM almanac.claim($1, $2, $3::integer, make_interval(secs => $4), $5::integer, make_interval(secs => $6))
      """,
      [
        .integer(worker), .texts(tools), .integer(Int64(count)), .real(rules.lease), .integer(Int64(rules.attempts)),
        .real(past),
      ])
    var claims: [FleetClaim] = []
    for row in rows { claims.append(try FleetClaim(row)) }
    return claims
  }

  /// Stores pictures and then commits what shows them.
  ///
  /// - Returns: For each, whether it was committed, and the seconds from its date to the commit. A commit of a claim that
  ///   another worker has now changes nothing.
  package func commit(_ commits: [FleetCommit]) throws(PostgresError) -> [FleetResult] {
    let frames = commits.map(\.frames)
    let pictures = frames.flatMap { $0.map { (day: $0.day, data: $0.picture) } }
    var hashes: [Data] = []
    for chunk in pictures.map(\.data).chunked(bytes: 16 << 20) {
      let days = pictures[hashes.count..<(hashes.count + chunk.count)].map(\.day)
      let rows = try connection.run(
        """
        SELECT hash FROM almanac.keep_pictures(
          ARRAY(SELECT (d AT TIME ZONE 'UTC')::date FROM unnest($1) WITH ORDINALITY AS u (d, i) ORDER BY i), $2)
        """, [.dates(days), .bytesList(chunk)])
      for row in rows { hashes.append(try row.bytes("hash")) }
    }
    var commands: [PostgresCommand] = []
    for (commit, frames) in zip(commits, frames) {
      commands.append(Self.command(commit, frames, Array(hashes.prefix(frames.count))))
      hashes.removeFirst(frames.count)
    }
    var results: [FleetResult] = []
    // In the order of their numbers, in which everybody locks widgets.
    for rows in try connection.run(commands) {
      guard let row = rows.first else { continue }
      results.append(
        FleetResult(
          isCommitted: try row.bool("committed"), isShown: try row.bool("shown"),
          lateness: try row.real(ifPresent: "late")
        ))
    }
    let shown = zip(commits, results).compactMap { $1.isShown ? $0.claim.widget : nil }
    if !shown.isEmpty {
      // The pictures are committed, whatever becomes of this.
      _ = try? connection.run("SELECT almanac.announce($1)", [.integers(shown)])
    }
    return results
  }

  private static func command(_ commit: FleetCommit, _ frames: [PlannedFrame], _ hashes: [Data]) -> PostgresCommand {
    let (claim, answer) = (commit.claim, commit.answer)
    func text(_ value: (some Encodable)?) -> PostgresValue {
      guard let data = try? value?.stableJSON(isPretty: false) else { return .null }
      return .text(String(decoding: data, as: UTF8.self))
    }
    return PostgresCommand(
      """
      SELECT committed, shown, late FROM almanac.commit($1, $2, $3::smallint, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
        $14, ARRAY(SELECT (d AT TIME ZONE 'UTC')::date FROM unnest($15) WITH ORDINALITY AS u (d, i) ORDER BY i), $16)
      """,
      [
        .integer(claim.widget), .date(claim.date), .integer(claim.attempt), .text(claim.token),
        .date(answer.record?.askedAt ?? claim.now), answer.reload.map(PostgresValue.date) ?? .null, text(answer.record),
        text(answer.history), answer.failure.map(PostgresValue.text) ?? .null, .texts(answer.diagnostics),
        .text(answer.record?.format ?? "png"), .dates(frames.map(\.date)), .dates(frames.map(\.entryDate)),
        .bytesList(hashes), .dates(frames.map(\.day)), .texts(frames.map(\.report)),
      ])
  }

  /// Reports a failed attempt. After the last one, the widget is put aside.
  package func fail(_ claim: FleetClaim, because reason: String, _ rules: FleetRules) throws(PostgresError) {
    _ = try connection.run(
      "SELECT almanac.fail($1, $2, $3::smallint, $4::integer, make_interval(secs => $5), $6)",
      [
        .integer(claim.widget), .date(claim.date), .integer(claim.attempt), .integer(Int64(rules.attempts)),
        .real(rules.pause(after: claim.attempt)), .text(reason),
      ])
  }

  /// Gives claims back that were not begun.
  package func giveBack(_ claims: [FleetClaim]) throws(PostgresError) {
    guard !claims.isEmpty else { return }
    _ = try connection.run(
      claims.map { claim in
        PostgresCommand(
          "SELECT almanac.give_back($1, $2, $3::smallint)",
          [.integer(claim.widget), .date(claim.date), .integer(claim.attempt)])
      })
  }

  /// Extends the leases of claims.
  package func renew(_ claims: [FleetClaim], of worker: Int64, _ rules: FleetRules) throws(PostgresError) {
    guard !claims.isEmpty else { return }
    _ = try connection.run(
      "SELECT almanac.renew($1, $2, $3, make_interval(secs => $4))",
      [
        .integer(worker), .integers(claims.map(\.widget)), .dates(claims.map(\.date)), .real(rules.lease),
      ])
  }

  /// Shows frames whose dates have come.
  ///
  /// - Returns: What was shown and skipped.
  package func show(_ count: Int, past: TimeInterval) throws(PostgresError) -> FleetWork {
    let rows = try connection.run(
      "SELECT shown, skipped, late, late_sum FROM almanac.show($1::integer, make_interval(secs => $2))",
      [.integer(Int64(count)), .real(past)])
    var work = FleetWork()
    guard let row = rows.first else { return work }
    (work.shown, work.skipped) = (try row.integer("shown"), try row.integer("skipped"))
    work.add(lateness: try row.integers("late"), sum: try row.real(ifPresent: "late_sum") ?? 0)
    return work
  }

  /// The seconds until something is due; nil for never.
  package func wait(with tools: [String]) throws(PostgresError) -> TimeInterval? {
    try connection.run("SELECT almanac.wait($1) AS seconds", [.texts(tools)]).first?.real(ifPresent: "seconds")
  }

  /// The files of a folder.
  package func files(of folder: Data) throws(PostgresError) -> [(path: String, contents: Data)] {
    var files: [(path: String, contents: Data)] = []
    for row in try connection.run("SELECT path, bytes FROM almanac.folder($1)", [.bytes(folder)]) {
      files.append((try row.text("path"), try row.bytes("bytes")))
    }
    return files
  }

  /// Adds partitions for the next days, drops past ones, and forgets workers that are gone.
  ///
  /// - Returns: What could not be done.
  package func tidyUp() throws(PostgresError) -> String? {
    let problem = try connection.run("SELECT almanac.keep_days(3) AS problem").first?.text(ifPresent: "problem")
    _ = try connection.run("SELECT almanac.forget()")
    return problem
  }

  /// Says that a worker is there, and what it did.
  ///
  /// - Returns: Whether the database knows the worker.
  @discardableResult
  package func report(_ work: FleetWork, of worker: Int64, problem: String?) throws(PostgresError) -> Bool {
    let rows = try connection.run(
      "SELECT almanac.report($1, $2, $3, $4, $5, $6, $7, $8, $9::numeric) AS is_known",
      [
        .integer(worker), problem.map(PostgresValue.text) ?? .null, .integer(work.shown), .integer(work.skipped),
        .integer(work.reloaded), .integer(work.drawn), .integer(work.failed), .integers(work.late),
        .real(work.lateSeconds),
      ])
    return try rows.first?.bool("is_known") ?? false
  }
}

extension FleetClaim {
  init(_ row: PostgresRow) throws(PostgresError) {
    (widget, date, attempt) = (try row.integer("widget"), try row.date("date"), try row.integer("attempt"))
    (now, owner, name) = (try row.date("moment"), try row.text("owner"), try row.text("name"))
    (tool, request) = (try row.text("tool"), try row.text("request"))
    (folder, token) = (try row.bytes(ifPresent: "folder"), try row.text("token"))
    // What another version has stored may not be readable: the timeline is asked for again.
    record = try row.text(ifPresent: "record").flatMap { TimelineRecord(stableJSON: Data($0.utf8)) }
    history = try row.text(ifPresent: "history").flatMap { ReloadHistory(stableJSON: Data($0.utf8)) } ?? ReloadHistory()
  }
}
