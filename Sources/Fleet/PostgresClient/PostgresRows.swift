internal import CPostgres

/// What a statement returned.
package struct PostgresRows: RandomAccessCollection, Sendable {
  let result: PostgresResult
  private let columns: [String: Int]
  package let endIndex: Int

  /// The number of rows that the statement returned, inserted, updated or deleted.
  package let affected: Int

  init(_ result: PostgresResult) {
    self.result = result
    columns = Dictionary(
      (0..<cpostgres_column_count(result.pointer)).map {
        (String(cString: cpostgres_column_name(result.pointer, $0)), Int($0))
      }
    ) { first, _ in first }
    endIndex = Int(cpostgres_row_count(result.pointer))
    affected = Int(String(cString: cpostgres_affected(result.pointer))) ?? 0
  }

  package var startIndex: Int { 0 }

  package subscript(position: Int) -> PostgresRow {
    precondition(indices.contains(position), "no such row")
    return PostgresRow(result: result, columns: columns, row: Int32(position))
  }
}

/// A result of libpq. It never changes.
final class PostgresResult: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(takingOwnershipOf pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cpostgres_clear(pointer) }

  var kind: cpostgres_kind { cpostgres_result_kind(pointer) }

  /// What the command did, such as `COMMIT`.
  var tag: String { String(cString: cpostgres_tag(pointer)) }

  private func field(_ field: cpostgres_field) -> String? {
    cpostgres_error_field(pointer, field).map { String(cString: $0) }
  }

  /// Whether the server has ended the connection with it.
  var isFatal: Bool { ["FATAL", "PANIC"].contains(field(CPOSTGRES_SEVERITY)) }

  var error: PostgresError {
    guard let state = field(CPOSTGRES_STATE) else {
      // libpq's own, such as a message that it does not know.
      return PostgresError(.protocolError, PostgresError.line(String(cString: cpostgres_error_message(pointer))))
    }
    return PostgresError(state: state, message: field(CPOSTGRES_PRIMARY) ?? "")
  }
}
