import Foundation
import SystemIO

/// Why a file could not be stored.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// True for errors of the disk, false for an unsuitable path.
  package let isDisk: Bool
  package let reason: String

  init(path: String, isDisk: Bool, reason: String) { (self.path, self.isDisk, self.reason) = (path, isDisk, reason) }

  init(path: String, code: Int32) {
    self.init(path: path, isDisk: [ENOSPC, EDQUOT, EIO].contains(code), reason: SystemError(code).description)
  }

  init(_ error: AtomicFileError) {
    self.init(path: error.path, isDisk: error.kind == .inputOutput, reason: error.reason)
  }

  /// One sentence without a full stop.
  package var description: String { "\(path): cannot be \(isDisk ? "written" : "created"): \(reason)" }
}
