public import Graphics

/// Why a PNG could not be read or written. Each case names what is wrong with the input.
public enum PNGError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes are something else; `found` names it as in a sentence: `a JPEG picture`.
  case notPNG(found: String)
  /// The bytes end early, after `atRow` of the picture's `of` rows; `of` is 0 when the header itself is cut off.
  ///
  /// In an interlaced file `atRow` counts in the pass that was being read.
  case truncated(atRow: Int, of: Int)
  /// The bytes break the rules of the format, in libpng's words: `IDAT: CRC error`.
  case corrupt(String)
  /// The header states a size that breaks a limit of the caller's. No memory was taken for it.
  case tooLarge(PixelSize, limit: SizeLimit)
  /// The system gave no memory for the pixels or for the work.
  case outOfMemory
  /// The bitmap cannot be a PNG, and why.
  case encodingFailed(String)
}

extension PNGError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  /// One sentence without a full stop and without the file's name, which only the caller knows.
  public var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .notPNG(let found):
      "not a PNG picture but \(found)"
    case .truncated(_, of: 0):
      "the PNG is cut off within its header"
    case .truncated(let row, let rows) where row >= rows:
      "the PNG is cut off after its last row, before its end mark"
    case .truncated(let row, let rows):
      "the PNG is cut off at row \(row) of \(rows)"
    case .corrupt(let reason):
      "the PNG is damaged: \(reason)"
    case .tooLarge(let size, let limit):
      "the PNG has \(size) pixels, more than the limit of \(limit)"
    case .outOfMemory:
      "there is not enough memory for the PNG"
    case .encodingFailed(let reason):
      "the PNG could not be encoded: \(reason)"
    }
  }
}
