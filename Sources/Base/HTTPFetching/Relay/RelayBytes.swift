import Foundation

/// A message that cannot be read.
struct RelayDamage: Error, Hashable, Sendable {}

/// Writes the fields of a message: numbers in little-endian order, and bytes after their number.
struct RelayWriter {
  private(set) var data = Data()

  mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func write(_ bytes: some Collection<UInt8>) {
    write(UInt32(clamping: bytes.count))
    data.append(contentsOf: bytes)
  }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ duration: Duration) {
    write(duration.components.seconds)
    write(duration.components.attoseconds)
  }
}

/// Reads the fields of a message of somebody who is not trusted.
struct RelayReader {
  private var rest: Data

  init(_ data: Data) { rest = data }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(RelayDamage) -> Number {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { throw RelayDamage() }
    defer { rest = rest.dropFirst(size) }
    return Number(littleEndian: rest.withUnsafeBytes { $0.loadUnaligned(as: Number.self) })
  }

  mutating func bytes() throws(RelayDamage) -> Data {
    let count = Int(try number(UInt32.self))
    guard count <= rest.count else { throw RelayDamage() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func text() throws(RelayDamage) -> String {
    guard let text = String(data: try bytes(), encoding: .utf8) else { throw RelayDamage() }
    return text
  }

  /// A list with its number of elements.
  mutating func list<Element>(
    limit: Int, _ element: (inout RelayReader) throws(RelayDamage) -> Element
  ) throws(RelayDamage) -> [Element] {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw RelayDamage() }
    var list: [Element] = []
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  mutating func duration() throws(RelayDamage) -> Duration {
    let (seconds, attoseconds) = (try number(Int64.self), try number(Int64.self))
    guard (0...86_400).contains(seconds), (0..<1_000_000_000_000_000_000).contains(attoseconds) else {
      throw RelayDamage()
    }
    return Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }

  func finish() throws(RelayDamage) { if !rest.isEmpty { throw RelayDamage() } }
}
