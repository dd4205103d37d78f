internal import MarkupText

/// Normalizes text for one line: collapses white space, removes control characters.
enum NormalizedText {
  /// The text of UTF-8 bytes; nil if it is empty.
  static func text(of bytes: some Collection<UInt8>) -> String? {
    let bytes = repaired(Array(bytes))
    var tidy: [UInt8] = []
    tidy.reserveCapacity(bytes.count)
    var blankIsDue = false
    var next = 0
    while next < bytes.count {
      let start = next
      while next < bytes.count, bytes[next] > 0x20, bytes[next] < 0x7F { next += 1 }
      if next > start {
        if blankIsDue && !tidy.isEmpty { tidy.append(0x20) }
        blankIsDue = false
        tidy += bytes[start..<next]
        continue
      }
      let (kind, length) = Kind.of(bytes, at: next)
      switch kind {
      case .blank: blankIsDue = true
      case .nothing: break
      case .character(let character):
        if blankIsDue && !tidy.isEmpty { tidy.append(0x20) }
        blankIsDue = false
        if let character { tidy += character } else { tidy += bytes[next..<next + length] }
      }
      next += length
    }
    return tidy.isEmpty ? nil : String(decoding: tidy, as: UTF8.self)
  }

  private enum Kind {
    case blank
    case nothing
    /// The replacement bytes, if the character has to be replaced.
    case character([UInt8]?)

    /// The character at an index, and its length in bytes. Invalid UTF-8 bytes are characters of length 1.
    static func of(_ bytes: [UInt8], at place: Int) -> (Kind, length: Int) {
      let first = bytes[place]
      if first < 0x80 { return ([0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(first) ? .blank : .nothing, 1) }
      let second = place + 1 < bytes.count ? bytes[place + 1] : 0
      let third = place + 2 < bytes.count ? bytes[place + 2] : 0
      switch (first, second, third) {
      case (0xC2, 0x85, _), (0xC2, 0xA0, _): return (.blank, 2)
      case (0xC2, 0x80...0x9F, _):
        // C1 control characters that were windows-1252 originally.
        let scalar = CharacterReference.windows1252[Int(second) - 0x80]
        return (scalar.value < 0xA0 ? .nothing : .character(Array(String(Character(scalar)).utf8)), 2)
      // U+1680, U+2000…200A, 2028, 2029, 202F, 205F, 3000.
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
        (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        return (.blank, 3)
      case (0xEF, 0xBB, 0xBF): return (.nothing, 3)
      case (0xC2...0xDF, _, _): return (.character(nil), min(2, bytes.count - place))
      case (0xE0...0xEF, _, _): return (.character(nil), min(3, bytes.count - place))
      case (0xF0...0xF4, _, _): return (.character(nil), min(4, bytes.count - place))
      default: return (.character(nil), 1)
      }
    }
  }

  /// Repairs UTF-8 that was decoded as windows-1252 and encoded again: `Ã©` is é. Other bytes are unchanged.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    // Such a sequence starts with one of U+00C2…U+00F4.
    var next = 0
    while let mark = bytes[next...].firstIndex(of: 0xC3), mark + 1 < bytes.count {
      if (0x82...0xB4).contains(bytes[mark + 1]) { return undone(bytes) ?? bytes }
      next = mark + 1
    }
    return bytes
  }

  private static func undone(_ bytes: [UInt8]) -> [UInt8]? {
    var outcome: [UInt8] = []
    outcome.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value < 0x100 {
        outcome.append(UInt8(scalar.value))
      } else if let index = CharacterReference.windows1252.firstIndex(of: scalar) {
        outcome.append(0x80 + UInt8(index))
      } else {
        return nil
      }
    }
    return String(validating: outcome, as: UTF8.self) == nil ? nil : outcome
  }
}
