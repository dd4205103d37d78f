public import Graphics

/// What is wrong with a GIF. Each case names what is wrong with the input.
public enum GIFError: Error, Equatable, Sendable {
  /// The bytes end before the first frame does, after `atRow` of its `of` rows; `of` is 0 within the header.
  case truncated(atRow: Int, of: Int)
  /// The bytes break the rules of the format.
  case corrupt(String)
  /// The header states a size that breaks a limit of the caller's. No memory was taken for it.
  case tooLarge(PixelSize, limit: SizeLimit)
}

extension GIFError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  /// One sentence without a full stop, for diagnostics.
  public var description: String {
    switch self {
    case .truncated(_, of: 0): "the GIF is cut off within its header"
    case .truncated(let row, let rows): "the GIF is cut off at row \(row) of \(rows)"
    case .corrupt(let reason): "the GIF is damaged: \(reason)"
    case .tooLarge(let size, let limit): "the GIF has \(size) pixels, more than the limit of \(limit)"
    }
  }
}
