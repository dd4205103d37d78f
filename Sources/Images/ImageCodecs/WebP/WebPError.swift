public import Graphics

/// An error in a WebP.
public enum WebPError: Error, Equatable, Sendable {
  /// libwebp is not installed.
  case notInstalled(package: String)
  case truncated
  case corrupt
  /// The size in the header exceeds a limit. No memory was allocated for it.
  case tooLarge(PixelSize, limit: SizeLimit)
  /// A kind of WebP that libwebp does not decode.
  case unsupported
  case outOfMemory
}

extension WebPError: CodecError {
  package var excess: (size: PixelSize, limit: SizeLimit)? {
    if case .tooLarge(let size, let limit) = self { (size, limit) } else { nil }
  }

  public var description: String {
    switch self {
    case .notInstalled(let package):
      "cannot read or write WebP without \(package); run: sudo apt-get install \(package)"
    case .truncated: "the WebP is truncated"
    case .corrupt: "the WebP is damaged"
    case .tooLarge(let size, let limit): "the WebP has \(size) pixels, more than the limit of \(limit)"
    case .unsupported: "unsupported kind of WebP"
    case .outOfMemory: "not enough memory for the WebP"
    }
  }
}
