/// An error that prevents a vector file from being drawn. Descriptions do not name the file, which the caller knows.
public enum VectorArtError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format's library is not installed.
  case notInstalled(package: String)
  /// The library cannot read the file; `reason` is its message.
  case unreadable(reason: String)
  case noSize
  /// The drawing is larger than 16,384 points.
  case tooLarge

  public var description: String {
    switch self {
    case .notInstalled(let package): "cannot draw it without \(package); run: sudo apt-get install \(package)"
    case .unreadable(let reason): "cannot read the drawing" + (reason.isEmpty ? "" : ": \(reason)")
    case .noSize: "the drawing does not state its size"
    case .tooLarge: "the drawing is larger than 16384 points"
    }
  }
}
