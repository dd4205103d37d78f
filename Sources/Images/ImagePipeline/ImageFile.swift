package import Foundation
internal import ImageCodecs

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
    // C would take what stands before a zero for the whole path.
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

  /// Reads to the end, which may have moved since the size was asked for.
  private static func read(_ descriptor: Int32, count: Int, limit: Int) throws(ImageError) -> Data {
    // One byte more than expected, so that the usual file ends in one call and a grown one is noticed.
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
