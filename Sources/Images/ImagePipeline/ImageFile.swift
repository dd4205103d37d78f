public import Foundation
public import ImageCodecs
import SystemIO

/// Reads untrusted files as a whole, with a limit.
public enum ImageFile {
  /// The contents of the regular file at `path`. Symbolic links are followed.
  ///
  /// The type and the size are checked on the open file before anything is read, so a pipe cannot block and a device
  /// cannot return endless data.
  /// - Parameter limit: The maximum number of bytes (default: the current `DecodingLimits`).
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`.
  public static func contents(
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
