/// The contents of a “raw profile”, the text chunk of a PNG in which ImageMagick and others store Exif data and XMP:
/// a name, a byte count and the bytes in hexadecimal, each on separate lines.
enum RawProfile {
  /// `nil` if the text is something else or ends early.
  static func bytes(of text: some Collection<UInt8>) -> [UInt8]? {
    let lines = text.split(separator: 0x0A, maxSplits: 2)
    guard lines.count == 3, let count = Int(String(decoding: lines[1].filter { $0 != 0x20 }, as: UTF8.self)),
      count > 0, count <= lines[2].count / 2
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var high: UInt8?
    for character in lines[2] where character > 0x20 {
      guard let digit = digit(character) else { return nil }
      guard let first = high else {
        high = digit
        continue
      }
      bytes.append(first << 4 | digit)
      high = nil
      if bytes.count == count { return bytes }
    }
    return nil
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x41 + 10
    case 0x61...0x66: character - 0x61 + 10
    default: nil
    }
  }
}
