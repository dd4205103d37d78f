import Foundation

/// Why a file could not be replaced.
package struct AtomicFileError: Error, Hashable, Sendable {
  /// What has to change before it can work.
  package enum Kind: Sendable, Hashable {
    /// The place is wrong: no permission, a read-only or missing directory, a name too long, not a regular file.
    case cannotCreate
    /// The place is right, but the bytes did not get there: the disk is full or broken.
    case inputOutput
  }

  /// Whether the place or the disk is to blame.
  package let kind: Kind
  /// The file as the caller named it.
  package let path: String
  /// The reason as the system words it: `No space left on device`.
  package let reason: String

  init(path: String, failure: SystemCallError) {
    self.path = path
    (kind, reason) = (failure.kind, failure.reason)
  }
}

extension AtomicFileError: CustomStringConvertible {
  /// One sentence without a full stop: `/a/b.json: cannot be created: Permission denied`.
  package var description: String {
    switch kind {
    case .cannotCreate: "\(path): cannot be created: \(reason)"
    case .inputOutput: "\(path): cannot be written: \(reason)"
    }
  }
}
