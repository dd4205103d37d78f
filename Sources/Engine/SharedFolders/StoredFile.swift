package import Foundation
import SystemIO

/// Reads and replaces files in shared folders, which other programs may have changed.
package enum StoredFile {
  /// The maximum size of a file that the store reads; its own are much smaller.
  package static let longest = 16 << 20

  /// The bytes at `path`; nil if it is not a file, is larger than `limit`, or cannot be read.
  ///
  /// It never waits for a pipe and never reads beyond the limit.
  package static func contents(_ path: String, limit: Int = longest) -> Data? {
    try? RegularFile.contents(of: path, limit: limit)
  }

  /// The target of the symbolic link at `path`, unresolved; nil if there is none.
  package static func target(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { bytes in
      let count = bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }
}
