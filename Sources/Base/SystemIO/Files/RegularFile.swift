public import Foundation

/// A file opened for reading that other programs may have replaced. Its kind is checked after opening, so that a pipe cannot
/// block and a device cannot fill the memory.
public final class RegularFile {
  /// Why a file was not read.
  public enum Failure: Error, Hashable, Sendable {
    case system(SystemError)
    case isFolder
    /// A device, a pipe or a socket.
    case notAFile
    /// The number of bytes found so far.
    case tooLarge(bytes: Int)
  }

  package let descriptor: Int32
  /// The status when the file was opened.
  package let status: stat

  /// Opens the file at `path`.
  ///
  /// - Throws: ``Failure``, but not `tooLarge`. A symbolic link that is not followed is a `system` error, `ELOOP`.
  package init(_ path: String, followsLinks: Bool = true) throws(Failure) {
    // C would end the path at a NUL.
    guard !path.utf8.contains(0) else { throw .system(SystemError(ENOENT)) }
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = uninterrupted { open(path, flags) }
    // Sockets fail with ENXIO.
    guard descriptor >= 0 else { throw errno == ENXIO ? .notAFile : .system(.last) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw status.st_mode & S_IFMT == S_IFDIR ? .isFolder : .notAFile
    }
    (self.descriptor, self.status) = (descriptor, status)
  }

  deinit { close(descriptor) }

  /// The bytes of the file at `path`, which are at most `limit`.
  public static func contents(of path: String, limit: Int, followsLinks: Bool = true) throws(Failure) -> Data {
    let file = try RegularFile(path, followsLinks: followsLinks)
    let size = Int(file.status.st_size)
    guard size <= limit else { throw .tooLarge(bytes: size) }
    let data: Data
    do throws(SystemError) {
      data = try OpenBytes.read(file.descriptor, upTo: max(limit, limit &+ 1), expecting: size)
    } catch {
      throw .system(error)
    }
    // It may have grown since.
    guard data.count <= limit else { throw .tooLarge(bytes: data.count) }
    return data
  }
}

/// Bounded reads of files, pipes and devices.
public enum OpenBytes {
  /// Reads at most `count` bytes of the file at `path`. Waits for the writer of a pipe.
  public static func read(at path: String, upTo count: Int) throws(SystemError) -> Data {
    guard !path.utf8.contains(0) else { throw SystemError(ENOENT) }
    let descriptor = uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor, upTo: count)
  }

  /// Reads at most `count` bytes from the current position; fewer at the end of the file.
  ///
  /// - Parameter expected: The expected number of bytes, for which memory is reserved.
  public static func read(
    _ descriptor: Int32, upTo count: Int, expecting expected: Int = 65_535
  ) throws(SystemError) -> Data {
    // One byte more than expected shows that the file has grown, without a second allocation for usual files.
    var data = Data(count: min(count, expected + 1))
    var filled = 0
    while filled < count {
      if filled == data.count { data.count = min(count, filled * 2) }
      let (step, error) = data.withUnsafeMutableBytes { bytes in
        let step = uninterrupted {
          Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
        }
        return (step, SystemError.last)
      }
      guard step >= 0 else { throw error }
      guard step > 0 else { break }
      filled += step
    }
    data.count = filled
    return data
  }

  /// Fills `bytes`. Returns false if the file has fewer.
  package static func fill(_ bytes: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Bool {
    var filled = 0
    while filled < bytes.count {
      let step = uninterrupted {
        Foundation.read(descriptor, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      guard step > 0 else { return false }
      filled += step
    }
    return true
  }
}
