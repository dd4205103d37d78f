package import Foundation
internal import ImageCodecs

/// Reads untrusted files as a whole, with a limit.
package enum ImageFile {
  /// The contents of the regular file at `path`. Symbolic links are followed.
  ///
  /// The type and the size are checked on the open file before anything is read, so a pipe cannot block and a device
  /// cannot return endless data.
  /// - Parameter limit: The maximum number of bytes (default: that of `DecodingLimits.current`).
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`.
  package static func contents(
    ofFile path: String, limit: Int = DecodingLimits.current.maximumInputBytes
  ) throws(ImageError) -> Data {
    // C would end the path at a NUL.
    guard !path.utf8.contains(0) else { throw .missing }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    return try read(descriptor, count: try checkedSize(of: descriptor, limit: limit), limit: limit)
  }

  private static func checkedSize(of descriptor: Int32, limit: Int) throws(ImageError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory
    default: throw .notAFile
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .fileTooLarge(bytes: size, limit: limit) }
    return size
  }

  /// Reads to the end, which may have moved since the size was read.
  private static func read(_ descriptor: Int32, count: Int, limit: Int) throws(ImageError) -> Data {
    // One extra byte, so that one call reads a file that has not grown, and a file that has grown is noticed.
    var data = Data(count: count + 1)
    var filled = 0
    while true {
      let room = data.count - filled
      let (done, code) = data.withUnsafeMutableBytes { bytes in
        let done = Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, room)
        return (done, errno)
      }
      if done < 0 && code == EINTR { continue }
      guard done >= 0 else { throw failure(code) }
      guard done > 0 else { return data.prefix(filled) }
      filled += done
      guard filled <= limit else { throw .fileTooLarge(bytes: filled, limit: limit) }
      if filled == data.count { data.append(Data(count: min(filled, limit - filled) + 1)) }
    }
  }

  private static func failure(_ code: Int32) -> ImageError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ENXIO: .notAFile
    default: .unreadable(reason: String(cString: strerror(code)))
    }
  }
}
