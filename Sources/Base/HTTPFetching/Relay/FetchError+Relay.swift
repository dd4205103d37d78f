extension FetchError {
  func write(to writer: inout RelayWriter) {
    switch self {
    case .invalidURL: writer.write(UInt8(0))
    case .refusedDowngrade: writer.write(UInt8(1))
    case .connectionClosed: writer.write(UInt8(2))
    case .notHTTP: writer.write(UInt8(3))
    case .badEncoding: writer.write(UInt8(4))
    case .offline: writer.write(UInt8(5))
    case .missingLibrary: writer.write(UInt8(6))
    case .invalidPort(let text): Self.write(10, text, to: &writer)
    case .refusedScheme(let text): Self.write(11, text, to: &writer)
    case .refusedRedirect(let text): Self.write(12, text, to: &writer)
    case .unresolvedHost(let text): Self.write(13, text, to: &writer)
    case .connectionFailed(let text): Self.write(14, text, to: &writer)
    case .insecure(let text): Self.write(15, text, to: &writer)
    case .notAnImage(let text): Self.write(16, text, to: &writer)
    case .failed(let text): Self.write(17, text, to: &writer)
    case .tooManyRedirects(let number): Self.write(20, number, to: &writer)
    case .tooLarge(let number): Self.write(21, number, to: &writer)
    case .headersTooLarge(let number): Self.write(22, number, to: &writer)
    case .status(let number): Self.write(23, number, to: &writer)
    case .timedOut(let duration):
      writer.write(UInt8(30))
      writer.write(duration)
    case .refusedHost(let host, let address, let kind):
      Self.write(31, host, to: &writer)
      writer.write(address.bytes)
      writer.write(kind.rawValue)
    }
  }

  private static func write(_ code: UInt8, _ text: String, to writer: inout RelayWriter) {
    writer.write(code)
    writer.write(text)
  }

  private static func write(_ code: UInt8, _ number: Int, to writer: inout RelayWriter) {
    writer.write(code)
    writer.write(Int64(number))
  }

  init(_ reader: inout RelayReader) throws(RelayDamage) {
    let code = try reader.number(UInt8.self)
    switch code {
    case 0: self = .invalidURL
    case 1: self = .refusedDowngrade
    case 2: self = .connectionClosed
    case 3: self = .notHTTP
    case 4: self = .badEncoding
    case 5: self = .offline
    case 6: self = .missingLibrary
    case 10..<20: self = try Self.withText(code, &reader)
    case 20..<30: self = try Self.withNumber(code, &reader)
    case 30: self = .timedOut(try reader.duration())
    case 31:
      let host = try reader.text()
      guard let address = NetworkAddress(bytes: Array(try reader.bytes())),
        let kind = AddressKind(rawValue: try reader.text())
      else { throw RelayDamage() }
      self = .refusedHost(host, address, kind)
    default: throw RelayDamage()
    }
  }

  private static func withText(_ code: UInt8, _ reader: inout RelayReader) throws(RelayDamage) -> FetchError {
    let text = try reader.text()
    return switch code {
    case 10: .invalidPort(text)
    case 11: .refusedScheme(text)
    case 12: .refusedRedirect(to: text)
    case 13: .unresolvedHost(text)
    case 14: .connectionFailed(text)
    case 15: .insecure(reason: text)
    case 16: .notAnImage(reason: text)
    case 17: .failed(reason: text)
    default: throw RelayDamage()
    }
  }

  private static func withNumber(_ code: UInt8, _ reader: inout RelayReader) throws(RelayDamage) -> FetchError {
    guard let number = Int(exactly: try reader.number(Int64.self)) else { throw RelayDamage() }
    return switch code {
    case 20: .tooManyRedirects(limit: number)
    case 21: .tooLarge(limit: number)
    case 22: .headersTooLarge(limit: number)
    case 23: .status(number)
    default: throw RelayDamage()
    }
  }
}
