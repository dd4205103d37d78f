internal import CPostgres
package import Foundation

/// A row of a result. Columns have names; the first one of several with the same name is found.
///
/// Every function throws a ``PostgresError`` with the kind `protocolError` if the column is missing, if it has another
/// type, or if its value is null. Those with `ifPresent:` return nil for null.
package struct PostgresRow: Sendable {
  let result: PostgresResult
  let columns: [String: Int]
  let row: Int32

  /// A value of `text`, `varchar`, `json`, `jsonb`, an enumeration, and others whose binary format is text.
  package func text(_ column: String) throws(PostgresError) -> String {
    try present(try text(ifPresent: column), column)
  }

  /// A value of `smallint`, `integer`, `bigint` or `oid`.
  package func integer(_ column: String) throws(PostgresError) -> Int64 {
    try present(try integer(ifPresent: column), column)
  }

  /// A value of `real` or `double precision`.
  package func real(_ column: String) throws(PostgresError) -> Double {
    try present(try real(ifPresent: column), column)
  }

  package func bool(_ column: String) throws(PostgresError) -> Bool { try present(try bool(ifPresent: column), column) }

  /// A value of `bytea`.
  package func bytes(_ column: String) throws(PostgresError) -> Data {
    try present(try bytes(ifPresent: column), column)
  }

  /// A value of `timestamptz`. The infinities are `Date.distantPast` and `Date.distantFuture`.
  package func date(_ column: String) throws(PostgresError) -> Date { try present(try date(ifPresent: column), column) }

  /// A value of `text[]` or `varchar[]` without nulls.
  package func texts(_ column: String) throws(PostgresError) -> [String] {
    try present(try texts(ifPresent: column), column)
  }

  /// A value of `integer[]` or `bigint[]` without nulls.
  package func integers(_ column: String) throws(PostgresError) -> [Int64] {
    try present(try integers(ifPresent: column), column)
  }

  package func isNull(_ column: String) throws(PostgresError) -> Bool { try field(column) == nil }

  package func text(ifPresent column: String) throws(PostgresError) -> String? {
    guard let field = try field(column) else { return nil }
    return try field.text()
  }

  package func integer(ifPresent column: String) throws(PostgresError) -> Int64? {
    guard let field = try field(column) else { return nil }
    return try field.integer()
  }

  package func real(ifPresent column: String) throws(PostgresError) -> Double? {
    guard let field = try field(column) else { return nil }
    switch field.type {
    case .real: return Double(bitPattern: try field.number())
    case .real32: return Double(Float(bitPattern: try field.number()))
    default: throw field.mismatch("a real number")
    }
  }

  package func bool(ifPresent column: String) throws(PostgresError) -> Bool? {
    guard let field = try field(column) else { return nil }
    guard field.type == .bool else { throw field.mismatch("a boolean") }
    return try field.number() as UInt8 != 0
  }

  package func bytes(ifPresent column: String) throws(PostgresError) -> Data? {
    guard let field = try field(column) else { return nil }
    guard field.type == .bytes else { throw field.mismatch("bytea") }
    return Data(field.bytes)
  }

  package func date(ifPresent column: String) throws(PostgresError) -> Date? {
    guard let field = try field(column) else { return nil }
    guard field.type == .date else { throw field.mismatch("timestamptz") }
    return PostgresDate.date(try field.number())
  }

  package func texts(ifPresent column: String) throws(PostgresError) -> [String]? {
    guard let field = try field(column) else { return nil }
    guard [.texts, .variableTexts].contains(field.type) else { throw field.mismatch("an array of text") }
    var texts: [String] = []
    for element in try field.elements() { texts.append(try element.text()) }
    return texts
  }

  package func integers(ifPresent column: String) throws(PostgresError) -> [Int64]? {
    guard let field = try field(column) else { return nil }
    guard [.integers, .integers32].contains(field.type) else { throw field.mismatch("an array of integers") }
    var numbers: [Int64] = []
    for element in try field.elements() { numbers.append(try element.integer()) }
    return numbers
  }

  private func present<Value>(_ value: Value?, _ column: String) throws(PostgresError) -> Value {
    guard let value else { throw PostgresError(.protocolError, "column \(column) is null") }
    return value
  }

  private func field(_ name: String) throws(PostgresError) -> PostgresField? {
    guard let column = columns[name].map({ Int32($0) }) else {
      throw PostgresError(.protocolError, "the result has no column \(name)")
    }
    guard !cpostgres_is_null(result.pointer, row, column) else { return nil }
    let bytes = UnsafeBufferPointer(
      start: cpostgres_value(result.pointer, row, column), count: cpostgres_length(result.pointer, row, column))
    return PostgresField(
      column: name, type: PostgresType(rawValue: cpostgres_column_type(result.pointer, column)), owner: result,
      bytes: bytes)
  }
}

/// A value in the binary format.
private struct PostgresField {
  let column: String
  let type: PostgresType
  /// What the bytes belong to.
  let owner: PostgresResult
  let bytes: UnsafeBufferPointer<UInt8>

  func mismatch(_ wanted: String) -> PostgresError {
    PostgresError(.protocolError, "column \(column) is not \(wanted) (type \(type.rawValue))")
  }

  func number<Number: FixedWidthInteger>() throws(PostgresError) -> Number {
    guard bytes.count == MemoryLayout<Number>.size else {
      throw PostgresError(.protocolError, "column \(column) has \(bytes.count) bytes")
    }
    return bytes.reduce(0) { number, byte in number << 8 | Number(truncatingIfNeeded: byte) }
  }

  func text() throws(PostgresError) -> String {
    guard type.isText else { throw mismatch("text") }
    // `jsonb` begins with the version of its format.
    guard type != .jsonb || bytes.first == 1 else {
      throw PostgresError(.protocolError, "column \(column) has an unknown version of jsonb")
    }
    guard let text = String(validating: type == .jsonb ? bytes.dropFirst() : bytes[...], as: UTF8.self) else {
      throw PostgresError(.protocolError, "column \(column) is not UTF-8")
    }
    return text
  }

  func integer() throws(PostgresError) -> Int64 {
    switch type {
    case .integer: try number()
    case .integer32: Int64(try number() as Int32)
    case .integer16: Int64(try number() as Int16)
    case .identifier: Int64(try number() as UInt32)
    default: throw mismatch("an integer")
    }
  }

  /// The elements of an array of one dimension.
  func elements() throws(PostgresError) -> [PostgresField] {
    var rest = bytes[...]
    func take(_ count: Int) throws(PostgresError) -> UnsafeBufferPointer<UInt8> {
      guard count >= 0, count <= rest.count else {
        throw PostgresError(.protocolError, "column \(column) has an array with nulls, or a damaged one")
      }
      defer { rest = rest.dropFirst(count) }
      return UnsafeBufferPointer(rebasing: rest.prefix(count))
    }
    func word() throws(PostgresError) -> UInt32 {
      try PostgresField(column: column, type: .identifier, owner: owner, bytes: try take(4)).number()
    }
    let (dimensions, _, element) = (try word(), try word(), PostgresType(rawValue: try word()))
    guard dimensions > 0 else { return [] }
    guard dimensions == 1 else { throw mismatch("an array of one dimension") }
    let (count, _) = (try word(), try word())
    var elements: [PostgresField] = []
    for _ in 0..<count {
      // The length of a null is -1.
      let length = Int32(bitPattern: try word())
      elements.append(PostgresField(column: column, type: element, owner: owner, bytes: try take(Int(length))))
    }
    return elements
  }
}
