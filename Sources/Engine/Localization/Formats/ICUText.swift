import _FoundationICU

/// Calls functions of ICU that write text into a buffer.
enum ICUText {
  /// The text that `write` puts into a buffer, given its size and a status; nil if it fails.
  static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var size: Int32 = 128
    // The second attempt is for a text longer than the first buffer, with the length that ICU returned.
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: Int(size))
      let length = write(&buffer, size, &status)
      if status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= size {
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      }
      guard status == U_BUFFER_OVERFLOW_ERROR, length > size, length < 1 << 20 else { return nil }
      size = length
    }
    return nil
  }
}
