/// The lines of a calendar, each with what was folded into the next ones (RFC 5545, 3.1).
///
/// Lines end with CRLF, LF or CR. Folding may cut a character of UTF-8 in two: lines are bytes until they are whole.
struct LogicalLines: Sequence, IteratorProtocol {
  struct Line {
    /// Counted from 1: where it begins in the file.
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

  /// What is there up to the end of the line, which is passed over, as are empty lines after it.
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
