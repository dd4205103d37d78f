import Diagnostics

/// A limit of ``DecodingLimits`` that is found out only while a file is read.
package enum CountLimit: Sendable, Hashable {
  /// The scans of a JPEG, by their number or by the pixels that they pass over.
  case scans
  /// The oddities that are passed over.
  case warnings
  /// The bytes of a PNG's chunk.
  case chunkBytes
}

extension JPEGError {
  /// The limit that the file broke, if that is what is wrong with it. The sentences are the fence's.
  package var countLimit: CountLimit? {
    switch self {
    case .unsupported("more scans than the limit allows"): .scans
    case .corrupt("more warnings than the limit allows", _): .warnings
    default: nil
    }
  }
}

extension PNGError {
  /// The limit that the file broke, if that is what is wrong with it. The sentence is the fence's.
  package var countLimit: CountLimit? { self == .corrupt("more is damaged than the limit allows") ? .warnings : nil }
}

extension Diagnostic {
  /// The limit because of which something of a file was left out, if it was that. The words are libpng's and ours.
  package var countLimit: CountLimit? {
    switch id {
    case "png.damaged" where message.contains("chunk data is too large"): .chunkBytes
    case "picture.profile-ignored" where message.contains("is larger than the limit"): .chunkBytes
    default: nil
    }
  }
}
