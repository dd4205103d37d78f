/// Reads the orientation from Exif data: a TIFF structure with untrusted offsets.
enum EXIFOrientation {
  /// The orientation in the first directory; `nil` if it is missing or the structure is damaged.
  static func read(tiff bytes: UnsafeRawBufferPointer) -> ImageOrientation? {
    guard let place = place(inTIFF: bytes), let value = TIFFReader(bytes)?.short(at: place) else { return nil }
    return ImageOrientation(rawValue: value)
  }

  /// The offset of the orientation's two bytes; `nil` if it is missing or the structure is damaged.
  static func place(inTIFF bytes: UnsafeRawBufferPointer) -> Int? {
    guard let reader = TIFFReader(bytes), let directory = reader.long(at: 4) else { return nil }
    guard let count = reader.short(at: directory) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = reader.short(at: entry) else { return nil }
      guard tag == 0x0112 else { continue }
      // A single 16-bit number, in the first half of the value field in both byte orders.
      guard reader.short(at: entry + 2) == 3, reader.long(at: entry + 4) == 1 else { return nil }
      return reader.short(at: entry + 8) == nil ? nil : entry + 8
    }
    return nil
  }
}

/// Reads numbers of a TIFF structure in its byte order; `nil` outside of its bounds.
private struct TIFFReader {
  private let bytes: UnsafeRawBufferPointer
  private let isBigEndian: Bool

  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    guard bytes.count >= 8 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isBigEndian = false
    case (0x4D, 0x4D): isBigEndian = true
    default: return nil
    }
    guard short(at: 2) == 42 else { return nil }
  }

  func short(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  func long(at offset: Int) -> Int? {
    guard let first = short(at: offset), let second = short(at: offset + 2) else { return nil }
    return isBigEndian ? first << 16 | second : second << 16 | first
  }
}
