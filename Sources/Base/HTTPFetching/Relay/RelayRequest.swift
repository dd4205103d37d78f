import Foundation

/// A GET request that a program without network sends to the one that has it.
struct RelayRequest: Hashable, Sendable {
  let number: UInt32
  let address: String
  let headers: [String]
  let userAgent: String
  let limits: FetchLimits
  let staysOnHost: Bool

  /// The longest message in bytes.
  static let limit = 64 << 10
  private static let headerLimit = 32
  /// Headers about the connection, which is the other program's.
  private static let refusedHeaders: Set<String> = [
    "connection", "content-length", "expect", "host", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
  ]

  init(_ number: UInt32, _ address: String, headers: [String], of fetch: GuardedFetch) {
    (self.number, self.address, self.headers) = (number, address, headers)
    (userAgent, limits, staysOnHost) = (fetch.userAgent, fetch.limits, fetch.staysOnHost)
  }

  var data: Data {
    var writer = RelayWriter()
    writer.write(number)
    writer.write(address)
    writer.write(userAgent)
    writer.write(UInt32(headers.count))
    for line in headers { writer.write(line) }
    writer.write(limits.connecting)
    writer.write(limits.total)
    writer.write(limits.silence ?? .zero)
    writer.write(Int64(limits.bytes))
    writer.write(Int32(clamping: limits.redirects))
    writer.write(UInt8(staysOnHost ? 1 : 0))
    return writer.data
  }

  /// - Throws: ``RelayDamage`` if the message is not one that ``data`` makes, or has headers of the connection.
  init(_ data: Data) throws(RelayDamage) {
    var reader = RelayReader(data)
    number = try reader.number()
    address = try reader.text()
    userAgent = try reader.text()
    headers = try reader.list(limit: Self.headerLimit) { reader throws(RelayDamage) in try reader.text() }
    var limits = FetchLimits()
    (limits.connecting, limits.total) = (try reader.duration(), try reader.duration())
    let silence = try reader.duration()
    limits.silence = silence == .zero ? nil : silence
    guard let bytes = Int(exactly: try reader.number(Int64.self)), bytes >= 0 else { throw RelayDamage() }
    limits.bytes = bytes
    limits.redirects = Int(try reader.number(Int32.self))
    self.limits = limits
    switch try reader.number(UInt8.self) {
    case 0: staysOnHost = false
    case 1: staysOnHost = true
    default: throw RelayDamage()
    }
    try reader.finish()
    guard Self.isOneLine(address), Self.isOneLine(userAgent), headers.allSatisfy(Self.isAllowed) else {
      throw RelayDamage()
    }
  }

  private static func isOneLine(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

  /// Whether a header is one line, and not about the connection.
  static func isAllowed(_ line: String) -> Bool {
    guard isOneLine(line), let colon = line.firstIndex(where: { $0 == ":" || $0 == ";" }) else { return false }
    let name = line[..<colon].lowercased()
    let isToken =
      !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    return isToken && !refusedHeaders.contains(name) && !name.hasPrefix("proxy-")
  }
}
