/// Reads big-endian numbers of a colour profile; `nil` outside of its bounds.
struct ProfileReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(at offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  func short(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func long(at offset: Int) -> Int? {
    guard let first = short(at: offset), let second = short(at: offset + 2) else { return nil }
    return first << 16 | second
  }

  /// Four characters.
  func name(at offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + 4]), as: UTF8.self)
  }

  /// A signed 16.16 fixed-point number.
  func fixed(at offset: Int) -> Double? {
    long(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// The part of the profile at a tag's offset and size; `nil` if it is incomplete.
  func part(at offset: Int, count: Int) -> ProfileReader? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return ProfileReader(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
  }
}
