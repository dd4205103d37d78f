import Foundation

/// Rows in the format that the server expects in a COPY.
struct CopyFormat {
  let isBinary: Bool

  /// What precedes the rows.
  var start: [UInt8] {
    // The signature, no flags, and no extension of the header.
    isBinary ? Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00] + [UInt8](repeating: 0, count: 8) : []
  }

  /// What follows the rows.
  var end: [UInt8] { isBinary ? [0xFF, 0xFF] : [] }

  func encode(_ row: [PostgresValue], into bytes: inout [UInt8]) throws(PostgresError) {
    guard let count = Int16(exactly: row.count) else {
      throw PostgresError(.invalidValue, "too many columns (limit \(Int16.max))")
    }
    if isBinary {
      bytes.append(bigEndian: count)
      for value in row { try value.encode(withLengthInto: &bytes) }
    } else {
      for (column, value) in row.enumerated() {
        if column > 0 { bytes.append(UInt8(ascii: "\t")) }
        try Self.encode(value, into: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a value as text, in which a backslash escapes what separates columns and rows.
  private static func encode(_ value: PostgresValue, into bytes: inout [UInt8]) throws(PostgresError) {
    guard value != .null else { return bytes.append(contentsOf: #"\N"#.utf8) }
    var text: [UInt8] = []
    try text.append(checked: Self.text(of: value))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      default: bytes.append(byte)
      }
    }
  }

  private static func text(of value: PostgresValue) throws(PostgresError) -> String {
    switch value {
    case .null: ""
    case .text(let text), .json(let text): text
    case .integer(let number): "\(number)"
    case .real(let number):
      number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : number.isNaN ? "NaN" : "\(number)"
    case .bool(let isTrue): isTrue ? "t" : "f"
    case .bytes(let data): hexadecimal(data)
    case .date(let date): try text(of: date)
    case .texts(let texts): array(texts)
    case .integers(let numbers): array(numbers.map { "\($0)" })
    case .dates(let dates): array(try texts(of: dates))
    case .bytesList(let list): array(list.map(hexadecimal))
    }
  }

  private static func array(_ elements: [String]) -> String {
    let quoted = elements.map { element in
      "\"" + element.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return "{" + quoted.joined(separator: ",") + "}"
  }

  private static func hexadecimal(_ data: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array(#"\x"#.utf8)
    text.reserveCapacity(2 + 2 * data.count)
    for byte in data { text += [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func texts(of dates: [Date]) throws(PostgresError) -> [String] {
    var texts: [String] = []
    for date in dates { texts.append(try text(of: date)) }
    return texts
  }

  /// A date in ISO 8601, which the server reads with every setting of `DateStyle`.
  private static func text(of date: Date) throws(PostgresError) -> String {
    let microseconds = try PostgresDate.microseconds(date)
    if microseconds == .max { return "infinity" }
    if microseconds == .min { return "-infinity" }
    let (day, rest) = microseconds.flooredDivision(by: 86_400_000_000)
    let (year, month, dayOfMonth) = civil(day)
    let (seconds, fraction) = (rest / 1_000_000, rest % 1_000_000)
    let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
    let name = "\(padded(max(year, 1 - year), 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
    return "\(name) \(time).\(padded(fraction, 6))+00" + (year > 0 ? "" : " BC")
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The Gregorian date of a day, counted from 2000-01-01. Years begin in March here, so that leap days end them.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // From 2000-03-01, when a cycle of 400 years began.
    let (cycle, inCycle) = (day - 60).flooredDivision(by: 146_097)
    // A century has 36,524 days, the last one of a cycle has one more; four years and a year in the same way.
    let century = min(inCycle / 36_524, 3)
    let inCentury = inCycle - century * 36_524
    let four = inCentury / 1_461
    let year = min(inCentury % 1_461 / 365, 3)
    let inYear = inCentury % 1_461 - year * 365
    // From March, five months have 153 days, twice and once in part.
    let month = (5 * inYear + 2) / 153
    let dayOfMonth = inYear - (153 * month + 2) / 5 + 1
    let isNextYear = month >= 10
    return (
      2_000 + 400 * cycle + 100 * century + 4 * four + year + (isNextYear ? 1 : 0),
      isNextYear ? month - 9 : month + 3, dayOfMonth
    )
  }
}

extension Int64 {
  fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
