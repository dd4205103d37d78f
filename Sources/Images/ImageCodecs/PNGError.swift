public import Graphics

/// An error in reading or writing a PNG.
public enum PNGError: Error, Equatable, Sendable {
  case empty
  /// `found` names the kind of file with an article: `a JPEG image`.
  case notPNG(found: String)
  /// The file ends after `atRow` of `of` rows; `of` is 0 if the header is truncated.
  ///
  /// In an interlaced file `atRow` counts within the current pass.
  case truncated(atRow: Int, of: Int)
  /// The file is invalid; the message is libpng's, such as `IDAT: CRC error`.
  case corrupt(String)
  /// libpng's warnings exceed the limit.
  case tooManyWarnings
  /// The size in the header exceeds a limit. No memory was allocated for it.
  case tooLarge(PixelSize, limit: SizeLimit)
  case outOfMemory
  case encodingFailed(String)
}

extension PNGError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  package var countLimit: CountLimit? { self == .tooManyWarnings ? .warnings : nil }

  public var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .notPNG(let found):
      "not a PNG image but \(found)"
    case .truncated(_, of: 0):
      "the PNG is truncated in its header"
    case .truncated(let row, let rows) where row >= rows:
      "the PNG is truncated after its last row, before its end marker"
    case .truncated(let row, let rows):
      "the PNG is truncated at row \(row) of \(rows)"
    case .corrupt(let reason):
      "the PNG is damaged: \(reason)"
    case .tooManyWarnings:
      "the PNG is damaged: more is damaged than the limit allows"
    case .tooLarge(let size, let limit):
      "the PNG has \(size) pixels, more than the limit of \(limit)"
    case .outOfMemory:
      "not enough memory for the PNG"
    case .encodingFailed(let reason):
      "cannot encode the PNG: \(reason)"
    }
  }
}
