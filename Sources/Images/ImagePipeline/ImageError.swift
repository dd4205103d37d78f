public import Graphics
public import ImageCodecs

/// An error that prevents an image from being read or drawn. Descriptions do not name the file, which the caller
/// knows.
public enum ImageError: Error, Equatable, Sendable {
  case missing
  case isDirectory
  /// The path is a pipe, a socket or a device. Nothing was read.
  case notAFile
  /// The system could not open or read the file; `reason` is its message.
  case unreadable(reason: String)
  /// The file exceeds the limit. Nothing was read.
  case fileTooLarge(bytes: Int, limit: Int)
  case empty
  /// Not in a supported format. `found` names the kind of file with an article: `an HTML page`.
  case notAnImage(found: String)
  /// A file that cannot be decoded, or made.
  case codecFailure(CodecFailure)
  case vector(VectorArtError)
  /// The requested size is empty or exceeds every limit.
  case unusableSize(PixelSize)
  /// Even the lowest quality exceeds the budget of bytes.
  case byteBudget(smallest: Int, budget: Int)
  /// Decoding would exceed the process's budget of pixels for all images. Nothing was decoded.
  case overBudget(pixels: Int, limit: Int)
  /// The scans of a JPEG would need about as much memory as decoding one may use, or more. Nothing was decoded.
  case overWorkingMemory(bytes: Int, limit: Int)
  case outOfMemory

  package static func codec(_ error: any CodecError) -> ImageError { .codecFailure(CodecFailure(error)) }
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .isDirectory: "this is a directory, not an image file"
    case .notAFile: "not a regular file"
    case .unreadable(let reason): "cannot read the file: \(reason)"
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes, more than the limit of \(limit)"
    case .empty: "the file is empty"
    case .notAnImage(let found): "not a \(ImageFormat.titles) image but \(found)"
    case .codecFailure(let failure): failure.description
    case .vector(let error): error.description
    case .unusableSize(let size): "invalid image size: \(size) pixels"
    case .byteBudget(let smallest, let budget):
      "the image has at least \(smallest) bytes at this size, more than \(budget); use a smaller size"
    case .overBudget(let pixels, let limit):
      "decoding at this size needs memory for \(pixels / 1_000_000) million pixels (limit \(limit / 1_000_000) million for all "
        + "images); use a smaller size, or a file that is neither progressive nor interlaced"
    case .overWorkingMemory(let bytes, let limit):
      "the scans of the JPEG need \(bytes >> 20) MiB of memory (limit \(limit >> 20) MiB per image); use a JPEG that is "
        + "not progressive"
    case .outOfMemory: "not enough memory for the image"
    }
  }
}
