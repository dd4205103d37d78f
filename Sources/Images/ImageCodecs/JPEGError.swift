public import Graphics

/// What is wrong with a JPEG, or why one could not be made.
///
/// Rows are those of the stored picture at full size, before any orientation; in a progressive file, those of the scan
/// that was being read. libjpeg works in rows of blocks, so a row is a multiple of 8 or 16, or the height.
public enum JPEGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes are something else; `found` names it as in a sentence: `a PNG picture`.
  case notJPEG(found: String)
  /// The bytes end before the end marker, or the end marker comes before the last row. `of` is 0 when the header is
  /// not complete.
  case truncated(atRow: Int, of: Int)
  /// The bytes contradict themselves; the message is libjpeg's.
  case corrupt(String, atRow: Int)
  /// The header claims more pixels (as stored) than the limit; nothing was allocated for them.
  case tooLarge(PixelSize, limit: SizeLimit)
  /// A JPEG of a kind that is not decoded (lossless, 12 bits, too many scans); the message is libjpeg's.
  case unsupported(String)
  /// Memory ran out, or decoding would have taken more than its limit.
  case outOfMemory
  /// The picture could not be encoded; the message is libjpeg's.
  case encodingFailed(String)
}

extension JPEGError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  /// One sentence without a full stop, for diagnostics.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .notJPEG(let found):
      "not a JPEG picture but \(found)"
    case .truncated(_, of: 0):
      "the JPEG is cut off within its header"
    case .truncated(let row, let height) where row >= height:
      "the JPEG is cut off after its last row, before its end marker"
    case .truncated(let row, let height):
      "the JPEG is cut off at row \(row) of \(height)"
    case .corrupt(let message, let row):
      "the JPEG is damaged at row \(row): \(message)"
    case .tooLarge(let size, let limit):
      "the JPEG has \(size) pixels, more than the limit of \(limit)"
    case .unsupported(let message):
      "this kind of JPEG is not supported: \(message)"
    case .outOfMemory:
      "there is not enough memory for the JPEG"
    case .encodingFailed(let message):
      "the JPEG could not be encoded: \(message)"
    }
  }
}
