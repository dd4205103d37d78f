import ArgumentParser
import FleetStore
import Foundation
import PostgresClient
import SystemIO
import ToolReports

/// Places the widgets of a file in chunks, and reports each line that cannot be used.
struct PlacementImport {
  /// A widget, and the number of its line.
  private typealias Row = (line: Int, widget: PlacedWidget)

  private let file: String
  private let database: FleetDatabase
  private let reader: PlacementReader
  private var number = 0
  private var rows: [Row] = []
  private var (placed, changed, unchanged, skipped) = (0, 0, 0, 0)

  /// The number of widgets in a transaction.
  private static let chunk = 1000
  private static let messageLimit = 20

  init(_ file: String, to database: FleetDatabase) {
    (self.file, self.database, reader) = (file, database, PlacementReader(database))
  }

  mutating func add(_ line: LineReader.Line) throws {
    number += 1
    do {
      guard case .bytes(let bytes) = line else { throw ToolError("too long", exitCode: .badData) }
      if let widget = try reader.widget(bytes) { rows.append((number, widget)) }
    } catch let error as PostgresError {
      throw error
    } catch {
      skip(number, ToolError(anyOf: error).message)
    }
    if rows.count >= Self.chunk { try placeRows() }
  }

  private mutating func placeRows() throws(PostgresError) {
    defer { rows = [] }
    do throws(PostgresError) {
      try place(rows)
    } catch {
      guard error.isOfValues else { throw error }
      // Only the widgets that the database refuses are left out. Stacks can be among them.
      for row in rows {
        do throws(PostgresError) {
          try place([row])
        } catch {
          guard error.isOfValues else { throw error }
          skip(row.line, error.message)
        }
      }
    }
  }

  private mutating func place(_ rows: [Row]) throws(PostgresError) {
    guard !rows.isEmpty else { return }
    let (placed, changed) = try database.place(rows.map(\.widget), token: FleetRequest.newToken)
    self.placed += placed
    self.changed += changed
    unchanged += rows.count - placed - changed
  }

  private mutating func skip(_ line: Int, _ message: String) {
    skipped += 1
    if skipped <= Self.messageLimit { Console.error("error: \(file):\(line): \(message)") }
  }

  /// Places the rest, and prints the numbers.
  ///
  /// - Throws: An exit code if lines were skipped.
  mutating func finish() throws {
    try placeRows()
    try Console.print("\(placed) placed, \(changed) changed, \(unchanged) unchanged, \(skipped) skipped")
    if skipped > Self.messageLimit {
      Console.error("error: \(file): \(skipped - Self.messageLimit) more lines cannot be used")
    }
    if skipped > 0 { throw ExitCode.badData }
  }
}

extension PostgresError {
  /// Whether the database refuses what was sent, and not the connection or the user.
  fileprivate var isOfValues: Bool {
    switch kind {
    case .invalidValue: true
    // Values and constraints.
    case .server(let state): state.hasPrefix("22") || state.hasPrefix("23")
    default: false
    }
  }
}
