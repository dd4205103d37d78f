import Foundation

/// A new file that nobody knows of yet.
struct TemporaryFile {
  let path: String
  /// The directory that the path is relative to.
  private let base: Int32
  private let descriptor: Int32

  /// Makes an empty file in `directory` under a name that cannot be foreseen and that no file has.
  ///
  /// - Parameters:
  ///   - permissions: Its mode; 0644 less the umask for nil.
  ///   - base: A descriptor of the directory that `directory` is relative to; the working directory unless given.
  init(in directory: String, permissions: mode_t?, base: Int32 = AT_FDCWD) throws(SystemCallError) {
    // Of fixed length: the file's own name could be as long as a name may be.
    let name = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 16) + Self.suffix
    let path = Directory.path(of: name, in: directory)
    // Never for others to read what is to be private, not even for a moment.
    let mode = permissions == nil ? 0o644 : 0o600 as mode_t
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = uninterrupted { openat(base, path, flags, mode) }
    try check(descriptor, .creating)
    // Says that its writer is alive.
    flock(descriptor, LOCK_EX | LOCK_NB)
    (self.path, self.descriptor, self.base) = (path, descriptor, base)
    guard let permissions else { return }
    do throws(SystemCallError) {
      try check(fchmod(descriptor, permissions), .creating)
    } catch {
      close(descriptor)
      remove()
      throw error
    }
  }

  /// What names of such files begin and end with.
  static let (prefix, suffix) = (".almanac-", ".tmp")

  /// Writes all bytes, sees that they are all there, brings them to the disk and closes the file.
  func finish(with data: Data, calls: SystemCalls) throws(SystemCallError) {
    do throws(SystemCallError) {
      try write(data, calls: calls)
      var status = stat()
      try check(fstat(descriptor, &status), .writing)
      if Int(status.st_size) != data.count { throw SystemCallError(code: EIO, .writing) }
      try check(uninterrupted { calls.synchronize(descriptor) }, .writing)
    } catch {
      close(descriptor)
      throw error
    }
    // Network file systems report a full disk here. After an interruption the descriptor is closed all the same.
    let closed = close(descriptor)
    if closed < 0 && errno != EINTR { throw SystemCallError(code: errno, .writing) }
  }

  /// Removes the file, if it is still there.
  func remove() {
    unlinkat(base, path, 0)
  }

  private func write(_ data: Data, calls: SystemCalls) throws(SystemCallError) {
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = uninterrupted { calls.write(descriptor, start, rest.count) }
        if count < 0 { return errno }
        // POSIX allows 0 to be returned for a regular file; trying for ever is no answer to it.
        if count == 0 { return EIO }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
    if code != 0 { throw SystemCallError(code: code, .writing) }
  }
}
