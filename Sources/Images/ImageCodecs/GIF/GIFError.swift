public import Graphics

/// An error in a GIF.
public enum GIFError: Error, Equatable, Sendable {
  /// The file ends within the first frame, after `atRow` of `of` rows; `of` is 0 within the header.
  case truncated(atRow: Int, of: Int)
  case corrupt(String)
  /// The size in the header exceeds a limit. No memory was allocated for it.
  case tooLarge(PixelSize, limit: SizeLimit)
}

extension GIFError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  public var description: String {
    switch self {
    case .truncated(_, of: 0): "the GIF is truncated in its header"
    case .truncated(let row, let rows): "the GIF is truncated at row \(row) of \(rows)"
    case .corrupt(let reason): "the GIF is damaged: \(reason)"
    case .tooLarge(let size, let limit): "the GIF has \(size) pixels, more than the limit of \(limit)"
    }
  }
}
