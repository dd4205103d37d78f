import SystemIO
import Foundation

/// Why something could not be kept.
package struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// True where the disk is to blame, not the place.
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
