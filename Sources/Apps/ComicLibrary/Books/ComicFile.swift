internal import Foundation
import SystemIO

/// Opens files of comics without blocking, and reads only regular files.
enum ComicFile {
  /// Opens a file or folder for reading.
  ///
  /// - Parameters:
  ///   - path: Relative to the descriptor `folder`.
  ///   - flags: Additional flags for `open(2)`.
  ///   - file: The name in errors.
  static func open(
    _ path: String, in folder: Int32, flags: Int32 = 0, file: String
  ) throws(ComicBookError) -> Int32 {
    // C would end the path at the NUL.
    guard !path.utf8.contains(0) else { throw .missing(file: file) }
    // Opening a pipe without a writer would block.
    let descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags)
    guard descriptor >= 0 else { throw failure(errno, file: file) }
    return descriptor
  }

  /// The size of an open regular file. Closes the descriptor of anything else.
  static func checkedSize(of descriptor: Int32, file: String) throws(ComicBookError) -> Int {
    var status = stat()
    let answer = fstat(descriptor, &status)
    let code = errno
    guard answer == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw answer == 0 ? .notAFile(file: file) : failure(code, file: file)
    }
    return Int(status.st_size)
  }

  /// The first bytes of a file that was just opened; empty if it cannot be read.
  static func beginning(of descriptor: Int32, count: Int) -> Data {
    (try? OpenBytes.read(descriptor, upTo: count, expecting: count)) ?? Data()
  }

  static func failure(_ code: Int32, file: String) -> ComicBookError {
    switch code {
    case ENOENT, ENOTDIR: .missing(file: file)
    case ENXIO: .notAFile(file: file)
    default: .unreadable(file: file, reason: SystemError(code).description)
    }
  }
}
