/// Why a vector file cannot be drawn. The caller knows which file it was; the sentences leave it out.
public enum VectorArtError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library that reads the format is not there.
  case notInstalled(package: String)
  /// The library cannot read the file; the reason is its own.
  case unreadable(reason: String)
  /// The drawing says nothing of its size.
  case noSize
  /// The drawing is larger than 16,384 points.
  case tooLarge

  /// One sentence without a full stop, for diagnostics.
  public var description: String {
    switch self {
    case .notInstalled(let package): "what draws it is not installed; install it with: sudo apt-get install \(package)"
    case .unreadable(let reason): "the drawing cannot be read" + (reason.isEmpty ? "" : ": \(reason)")
    case .noSize: "the drawing says nothing of its size"
    case .tooLarge: "the drawing is larger than 16384 points"
    }
  }
}
