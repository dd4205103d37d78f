public import Graphics
public import ImageCodecs

/// Why there is no picture. The caller knows which file it was; the sentences leave it out.
public enum ImageError: Error, Equatable, Sendable {
  /// There is no such file.
  case missing
  /// The path leads to a directory.
  case isDirectory
  /// The path leads to a pipe, a socket or a device, from which nothing was read.
  case notAFile
  /// The system refused to open or read the file; the reason is its own.
  case unreadable(reason: String)
  /// The file has more bytes than the limit; nothing was read.
  case fileTooLarge(bytes: Int, limit: Int)
  /// There are no bytes at all.
  case empty
  /// The bytes are in no format that is decoded; `found` names it as in a sentence: `an HTML page`.
  case notAPicture(found: String)
  /// A file that cannot be decoded, or made.
  case codecFailure(CodecFailure)
  /// A vector file that cannot be drawn.
  case vector(VectorArtError)
  /// Pixels were asked for at a size that has none, or more than any limit allows.
  case unusableSize(PixelSize)
  /// Even at the lowest quality the file has more bytes than it may.
  case byteBudget(smallest: Int, budget: Int)
  /// Decoding would hold more pixels in memory than all pictures of the process together may; nothing was decoded.
  case overBudget(pixels: Int, limit: Int)
  /// The scans of a JPEG would take about as many bytes as decoding one may, or more; nothing was decoded.
  case overWorkingMemory(bytes: Int, limit: Int)
  /// Memory ran out.
  case outOfMemory

  static func codec(_ error: any CodecError) -> ImageError { .codecFailure(CodecFailure(error)) }
}

extension ImageError: CustomStringConvertible {
  /// One sentence without a full stop, for diagnostics.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "this is a directory, not a picture file"
    case .notAFile: "this is not a regular file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .fileTooLarge(let bytes, let limit): "the file has \(bytes) bytes, more than the limit of \(limit)"
    case .empty: "the file is empty"
    case .notAPicture(let found): "not a \(ImageFormat.titles) picture but \(found)"
    case .codecFailure(let failure): failure.description
    case .vector(let error): error.description
    case .unusableSize(let size): "a picture cannot be drawn at \(size) pixels"
    case .byteBudget(let smallest, let budget):
      "the picture has at least \(smallest) bytes at this size, more than \(budget); a smaller size has fewer"
    case .overBudget(let pixels, let limit):
      "it takes memory for \(pixels / 1_000_000) million pixels at this size, and \(limit / 1_000_000) are the most for all "
        + "pictures together; a smaller size takes less, and so does a file that is neither progressive nor interlaced"
    case .overWorkingMemory(let bytes, let limit):
      "the scans of the JPEG take \(bytes >> 20) MiB of memory, and \(limit >> 20) are the most for one picture; a file "
        + "that is not progressive takes less"
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }
}
