internal import CPostgres

/// The values of a command as libpq takes them.
struct ParameterBuffer {
  /// The protocol counts them with 16 bits.
  static let limit = 65_535
  private static let binary: Int32 = 1

  let types: [PostgresType]
  private var ranges: [Range<Int>?] = []
  private var bytes: [UInt8] = []

  init(_ values: [PostgresValue]) throws(PostgresError) {
    guard values.count <= Self.limit else {
      throw PostgresError(.invalidValue, "too many values (limit \(Self.limit))")
    }
    types = values.map(\.type)
    for value in values {
      guard value != .null else {
        ranges.append(nil)
        continue
      }
      let start = bytes.count
      try value.encode(into: &bytes)
      _ = try PostgresValue.length(bytes.count - start)
      ranges.append(start..<bytes.count)
    }
    // Empty values have an address, too: a value without one is null.
    bytes.append(0)
  }

  /// Calls `send` with the number of values, their addresses, lengths and formats.
  func send(
    _ send: (Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Bool
  ) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        let addresses = ranges.map { range in range.flatMap { buffer.baseAddress?.advanced(by: $0.lowerBound) } }
        let lengths = ranges.map { Int32($0?.count ?? 0) }
        return send(
          Int32(ranges.count), addresses, lengths, [Int32](repeating: Self.binary, count: ranges.count))
      }
    }
  }
}
