public import Graphics

/// What is wrong with a WebP. Each case names what is wrong with the input.
public enum WebPError: Error, Equatable, Sendable {
  /// The library that decodes the format is not there.
  case notInstalled(package: String)
  /// The bytes end before the picture does.
  case truncated
  /// The bytes break the rules of the format.
  case corrupt
  /// The header states a size that breaks a limit of the caller's. No memory was taken for it.
  case tooLarge(PixelSize, limit: SizeLimit)
  /// A kind of WebP that libwebp does not decode.
  case unsupported
  /// The system gave no memory for the pixels or for the work.
  case outOfMemory
}

extension WebPError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  /// One sentence without a full stop, for diagnostics.
  public var description: String {
    switch self {
    case .notInstalled(let package):
      "what decodes WebP is not installed; install it with: sudo apt-get install \(package)"
    case .truncated: "the WebP is cut off"
    case .corrupt: "the WebP is damaged"
    case .tooLarge(let size, let limit): "the WebP has \(size) pixels, more than the limit of \(limit)"
    case .unsupported: "this kind of WebP is not supported"
    case .outOfMemory: "there is not enough memory for the WebP"
    }
  }
}
