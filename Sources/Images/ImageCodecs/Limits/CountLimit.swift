import Diagnostics

/// A limit of ``DecodingLimits`` that is only reached while a file is read.
package enum CountLimit: Sendable, Hashable {
  /// The scans of a JPEG, by their number or by their total pixels.
  case scans
  case warnings
  /// The size of a PNG chunk.
  case chunkBytes
}

extension JPEGError {
  /// The exceeded limit, if any. The messages are those of the C code.
  package var countLimit: CountLimit? {
    switch self {
    case .unsupported("more scans than the limit allows"): .scans
    case .corrupt("more warnings than the limit allows", _): .warnings
    default: nil
    }
  }
}

extension PNGError {
  /// The exceeded limit, if any. The message is that of the C code.
  package var countLimit: CountLimit? { self == .corrupt("more is damaged than the limit allows") ? .warnings : nil }
}

extension Diagnostic {
  /// The exceeded limit because of which part of a file was skipped, if any. The messages are libpng's and ours.
  package var countLimit: CountLimit? {
    switch id {
    case "png.damaged" where message.contains("chunk data is too large"): .chunkBytes
    case "picture.profile-ignored" where message.contains("is larger than the limit"): .chunkBytes
    default: nil
    }
  }
}
