import Foundation

/// Why a file could not be replaced.
public struct AtomicFileError: Error, Hashable, Sendable {
  /// The kind of the cause.
  public enum Kind: Sendable, Hashable {
    /// The path is unsuitable: no permission, a read-only or missing directory, a name too long, not a regular file.
    case cannotCreate
    /// The bytes could not be written: the disk is full or broken.
    case inputOutput
  }

  public let kind: Kind
  /// The path that the caller passed.
  public let path: String
  /// The system's message: `No space left on device`.
  public let reason: String

  init(path: String, failure: SystemCallError) {
    self.path = path
    (kind, reason) = (failure.kind, failure.reason)
  }
}

extension AtomicFileError: CustomStringConvertible {
  /// One sentence without a full stop: `/a/b.json: cannot be created: Permission denied`.
  public var description: String {
    switch kind {
    case .cannotCreate: "\(path): cannot be created: \(reason)"
    case .inputOutput: "\(path): cannot be written: \(reason)"
    }
  }
}
