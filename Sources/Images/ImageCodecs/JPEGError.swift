public import Graphics

/// An error in reading or writing a JPEG.
///
/// Rows are those of the stored image at full size; in a progressive file, those of the current scan. libjpeg works
/// in rows of blocks, so a row is a multiple of 8 or 16, or the height.
public enum JPEGError: Error, Equatable, Sendable {
  case empty
  /// `found` names the kind of file with an article: `a PNG image`.
  case notJPEG(found: String)
  /// The file ends before the end marker, or the end marker comes before the last row. `of` is 0 if the header is
  /// incomplete.
  case truncated(atRow: Int, of: Int)
  /// The file is inconsistent; the message is libjpeg's.
  case corrupt(String, atRow: Int)
  /// The stored size in the header exceeds the limit. No memory was allocated for it.
  case tooLarge(PixelSize, limit: SizeLimit)
  /// An unsupported kind of JPEG (lossless, 12 bits); the message is libjpeg's.
  case unsupported(String)
  /// The scans exceed a limit, by their number or by their total pixels.
  case tooManyScans
  /// libjpeg's warnings exceed the limit.
  case tooManyWarnings(atRow: Int)
  /// Memory ran out, or decoding would exceed its memory limit.
  case outOfMemory
  /// The message is libjpeg's.
  case encodingFailed(String)
}

extension JPEGError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  package var countLimit: CountLimit? {
    switch self {
    case .tooManyScans: .scans
    case .tooManyWarnings: .warnings
    default: nil
    }
  }

  public var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .notJPEG(let found):
      "not a JPEG image but \(found)"
    case .truncated(_, of: 0):
      "the JPEG is truncated in its header"
    case .truncated(let row, let height) where row >= height:
      "the JPEG is truncated after its last row, before its end marker"
    case .truncated(let row, let height):
      "the JPEG is truncated at row \(row) of \(height)"
    case .corrupt(let message, let row):
      "the JPEG is damaged at row \(row): \(message)"
    case .tooLarge(let size, let limit):
      "the JPEG has \(size) pixels, more than the limit of \(limit)"
    case .unsupported(let message):
      "unsupported kind of JPEG: \(message)"
    case .tooManyScans:
      "unsupported kind of JPEG: more scans than the limit allows"
    case .tooManyWarnings(let row):
      "the JPEG is damaged at row \(row): more warnings than the limit allows"
    case .outOfMemory:
      "not enough memory for the JPEG"
    case .encodingFailed(let message):
      "cannot encode the JPEG: \(message)"
    }
  }
}
