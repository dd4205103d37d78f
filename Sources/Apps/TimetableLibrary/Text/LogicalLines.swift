/// The unfolded lines of a calendar (RFC 5545, 3.1).
///
/// Lines end with CRLF, LF or CR. Folding may split a UTF-8 character, so lines are bytes until they are complete.
struct LogicalLines: Sequence, IteratorProtocol {
  struct Line {
    /// The number of its first line in the file, from 1.
    let number: Int
    let bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var index = 0
  private var number = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Line? {
    while index < bytes.count {
      let first = number
      var line = physicalLine()
      if line.isEmpty { continue }
      var joined: [UInt8]?
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 {
        index += 1
        if joined == nil { joined = Array(line) }
        joined?.append(contentsOf: physicalLine())
      }
      if let joined { line = joined[...] }
      return Line(number: first, bytes: line)
    }
    return nil
  }

  /// The rest of the line. Moves past it and the empty lines after it.
  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let start = index
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }
    let end = index
    while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
      number += 1
    }
    return bytes[start..<end]
  }
}
