package import Foundation

/// A value of a parameter, or of a column in a COPY.
///
/// The server gets its type, too: in `$1::integer`, it converts the value.
package enum PostgresValue: Hashable, Sendable {
  /// Its type is what the statement expects.
  case null
  /// `text`; it must not contain U+0000.
  case text(String)
  /// `bigint`
  case integer(Int64)
  /// `double precision`
  case real(Double)
  /// `boolean`
  case bool(Bool)
  /// `bytea`
  case bytes(Data)
  /// `timestamptz`, to the microsecond. `Date.distantPast` and `Date.distantFuture` are its infinities.
  case date(Date)
  /// `jsonb`
  case json(String)
  /// `text[]`
  case texts([String])
  /// `bigint[]`
  case integers([Int64])
  /// `timestamptz[]`
  case dates([Date])
  /// `bytea[]`
  case bytesList([Data])
}

extension PostgresValue {
  var type: PostgresType {
    switch self {
    case .null: .unspecified
    case .text: .text
    case .integer: .integer
    case .real: .real
    case .bool: .bool
    case .bytes: .bytes
    case .date: .date
    case .json: .jsonb
    case .texts: .texts
    case .integers: .integers
    case .dates: .dates
    case .bytesList: .bytesList
    }
  }

  /// Appends the value in the binary format.
  func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    switch self {
    case .null: break
    case .text(let text): try bytes.append(checked: text)
    case .integer(let number): bytes.append(bigEndian: number)
    case .real(let number): bytes.append(bigEndian: number.bitPattern)
    case .bool(let isTrue): bytes.append(isTrue ? 1 : 0)
    case .bytes(let data): bytes.append(contentsOf: data)
    case .date(let date): bytes.append(bigEndian: try PostgresDate.microseconds(date))
    case .json(let text):
      // The version of the format.
      bytes.append(1)
      try bytes.append(checked: text)
    case .texts(let texts): try Self.encode(texts.map { .text($0) }, of: .text, into: &bytes)
    case .integers(let numbers): try Self.encode(numbers.map { .integer($0) }, of: .integer, into: &bytes)
    case .dates(let dates): try Self.encode(dates.map { .date($0) }, of: .date, into: &bytes)
    case .bytesList(let list): try Self.encode(list.map { .bytes($0) }, of: .bytes, into: &bytes)
    }
  }

  private static func encode(
    _ elements: [PostgresValue], of type: PostgresType, into bytes: inout [UInt8]
  ) throws(PostgresError) {
    bytes.append(bigEndian: Int32(elements.isEmpty ? 0 : 1))
    // No element is null.
    bytes.append(bigEndian: Int32(0))
    bytes.append(bigEndian: type.rawValue)
    guard !elements.isEmpty else { return }
    bytes.append(bigEndian: try length(elements.count))
    bytes.append(bigEndian: Int32(1))
    for element in elements { try element.encode(withLengthInto: &bytes) }
  }

  /// Appends the length of the value and the value, as in arrays and in a binary COPY.
  func encode(withLengthInto bytes: inout [UInt8]) throws(PostgresError) {
    guard self != .null else { return bytes.append(bigEndian: Int32(-1)) }
    let start = bytes.count
    bytes.append(bigEndian: Int32(0))
    try encode(into: &bytes)
    let length = try Self.length(bytes.count - start - 4)
    withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
  }

  static func length(_ count: Int) throws(PostgresError) -> Int32 {
    guard let length = Int32(exactly: count) else { throw PostgresError(.invalidValue, "a value is too large") }
    return length
  }
}

/// Types by their numbers, which never change.
struct PostgresType: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt32

  static let unspecified = PostgresType(rawValue: 0)
  static let bool = PostgresType(rawValue: 16)
  static let bytes = PostgresType(rawValue: 17)
  static let name = PostgresType(rawValue: 19)
  static let integer = PostgresType(rawValue: 20)
  static let integer16 = PostgresType(rawValue: 21)
  static let integer32 = PostgresType(rawValue: 23)
  static let text = PostgresType(rawValue: 25)
  static let identifier = PostgresType(rawValue: 26)
  static let json = PostgresType(rawValue: 114)
  static let real32 = PostgresType(rawValue: 700)
  static let real = PostgresType(rawValue: 701)
  static let unknown = PostgresType(rawValue: 705)
  static let bytesList = PostgresType(rawValue: 1001)
  static let integers32 = PostgresType(rawValue: 1007)
  static let texts = PostgresType(rawValue: 1009)
  static let variableTexts = PostgresType(rawValue: 1015)
  static let integers = PostgresType(rawValue: 1016)
  static let paddedText = PostgresType(rawValue: 1042)
  static let variableText = PostgresType(rawValue: 1043)
  static let date = PostgresType(rawValue: 1184)
  static let dates = PostgresType(rawValue: 1185)
  static let jsonb = PostgresType(rawValue: 3802)

  /// The first number of types that are not built in, such as enumerations. Their binary format is usually text.
  private static let firstOfDatabase: UInt32 = 16_384

  var isText: Bool {
    [.text, .variableText, .paddedText, .name, .json, .jsonb, .unknown].contains(self)
      || rawValue >= Self.firstOfDatabase
  }
}

/// `timestamptz` counts microseconds since 2000.
enum PostgresDate {
  /// From 2000-01-01 to 2001-01-01.
  private static let offset: TimeInterval = 31_622_400
  private static let perSecond: TimeInterval = 1_000_000

  static func microseconds(_ date: Date) throws(PostgresError) -> Int64 {
    guard !date.timeIntervalSinceReferenceDate.isNaN else {
      throw PostgresError(.invalidValue, "a date is not a number")
    }
    if date >= .distantFuture { return .max }
    if date <= .distantPast { return .min }
    return Int64(((date.timeIntervalSinceReferenceDate + offset) * perSecond).rounded())
  }

  static func date(_ microseconds: Int64) -> Date {
    switch microseconds {
    case .max: .distantFuture
    case .min: .distantPast
    default: Date(timeIntervalSinceReferenceDate: TimeInterval(microseconds) / perSecond - offset)
    }
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  mutating func append(checked text: String) throws(PostgresError) {
    let start = count
    append(contentsOf: text.utf8)
    guard !self[start...].contains(0) else {
      throw PostgresError(.invalidValue, "a text contains U+0000, which PostgreSQL cannot hold")
    }
  }
}
