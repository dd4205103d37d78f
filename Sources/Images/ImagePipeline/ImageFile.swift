package import Foundation
internal import ImageCodecs
import SystemIO

/// Reads whole files that somebody else wrote, with a limit.
package enum ImageFile {
  /// The bytes of the regular file at `path`; symbolic links are followed.
  ///
  /// The kind and the size are checked on the open file, before anything is read, so that a pipe cannot block and a
  /// device cannot flood.
  /// - Parameter limit: The most bytes the file may have; that of `DecodingLimits.current` unless given.
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`.
  package static func contents(
    ofFile path: String, limit: Int = DecodingLimits.current.maximumInputBytes
  ) throws(ImageError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: limit)
    } catch {
      switch error {
      case .system(let error) where [ENOENT, ENOTDIR].contains(error.code): throw .missing
      case .system(let error): throw .unreadable(reason: "\(error)")
      case .isFolder: throw .isDirectory
      case .notAFile: throw .notAFile
      case .tooLarge(let bytes): throw .fileTooLarge(bytes: bytes, limit: limit)
      }
    }
  }
}
