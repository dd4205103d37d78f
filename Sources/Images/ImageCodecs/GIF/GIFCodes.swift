/// Decompresses a GIF's pixels (LZW): codes of 2 to 12 bits that stand for earlier strings of bytes.
struct GIFCodes {
  enum Outcome {
    case done
    /// The data end before the range is full.
    case ended
    /// An undefined code.
    case damaged
  }

  private static let most = 4096

  private let bytes: UnsafeRawBufferPointer
  /// The next byte's position, and the bytes left in the current block of up to 255.
  private var (at, left) = (0, 0)
  private var (bits, bitCount) = (UInt32(0), 0)
  private let rootSize: Int
  private var codeSize: Int
  /// For each code: the code of its string without the last byte, the last byte, and the length.
  private var prefixes = [UInt16](repeating: 0, count: most)
  private var suffixes = [UInt8](repeating: 0, count: most)
  private var lengths = [UInt16](repeating: 0, count: most)
  private var next: Int
  private var previous: Int?
  /// Decompressed bytes that were not read yet, in reverse order.
  private var pending: [UInt8] = []
  private var hasEnded = false

  /// Starts at the byte with the size of the first codes.
  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    self.bytes = bytes
    // Some writers use up to 11, although codes above 255 have no colour, and do not write these.
    rootSize = start < bytes.count ? min(max(Int(bytes[start]), 1), 11) : 8
    at = start + 1
    codeSize = rootSize + 1
    next = (1 << rootSize) + 2
    for code in 0..<1 << rootSize {
      suffixes[code] = UInt8(truncatingIfNeeded: code)
      lengths[code] = 1
    }
    pending.reserveCapacity(Self.most)
  }

  /// Fills `range` of `target` with the next bytes.
  mutating func unpack(into target: inout [UInt8], _ range: Range<Int>) -> Outcome {
    var place = range.lowerBound
    while place < range.upperBound {
      if let byte = pending.popLast() {
        target[place] = byte
        place += 1
        continue
      }
      guard !hasEnded, let code = nextCode() else { return .ended }
      switch code {
      case 1 << rootSize:
        codeSize = rootSize + 1
        next = (1 << rootSize) + 2
        previous = nil
      case (1 << rootSize) + 1:
        hasEnded = true
      default:
        guard take(code) else { return .damaged }
      }
    }
    return .done
  }

  /// Appends the bytes of `code` to `pending` and adds the string that it completes to the table.
  private mutating func take(_ code: Int) -> Bool {
    guard let previous else {
      guard code < 1 << rootSize else { return false }
      pending.append(suffixes[code])
      self.previous = code
      return true
    }
    guard code < next || code == next && next < Self.most else { return false }
    // A code that is being defined: the previous string and its own first byte.
    let known = code < next ? code : previous
    if code == next { pending.append(0) }
    var link = known
    for _ in 0..<Int(lengths[known]) {
      pending.append(suffixes[link])
      link = Int(prefixes[link])
    }
    guard let first = pending.last else { return false }
    if code == next { pending[0] = first }
    if next < Self.most {
      prefixes[next] = UInt16(previous)
      suffixes[next] = first
      lengths[next] = lengths[previous] + 1
      next += 1
      if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    }
    self.previous = code
    return true
  }

  private mutating func nextCode() -> Int? {
    while bitCount < codeSize {
      guard let byte = nextByte() else { return nil }
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    let code = Int(bits & ((1 << UInt32(codeSize)) - 1))
    bits >>= UInt32(codeSize)
    bitCount -= codeSize
    return code
  }

  private mutating func nextByte() -> UInt8? {
    if left == 0 {
      guard at < bytes.count, bytes[at] > 0 else { return nil }
      left = Int(bytes[at])
      at += 1
    }
    guard at < bytes.count else { return nil }
    left -= 1
    at += 1
    return bytes[at - 1]
  }
}
