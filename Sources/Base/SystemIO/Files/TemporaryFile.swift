import Foundation

/// A new file under a temporary name.
struct TemporaryFile {
  let path: String
  /// The directory that the path is relative to.
  private let base: Int32
  private let descriptor: Int32

  /// Creates an empty file in `directory` under a new, unpredictable name.
  ///
  /// - Parameters:
  ///   - permissions: Its mode; nil for 0644 less the umask.
  ///   - base: A descriptor of the directory that `directory` is relative to (default: the working directory).
  init(in directory: String, permissions: mode_t?, base: Int32 = AT_FDCWD) throws(SystemCallError) {
    // Of fixed length: the file's own name may have the maximum length.
    let name = Self.prefix + String(UInt64.random(in: .min ... .max), radix: 16) + Self.suffix
    let path = Directory.path(of: name, in: directory)
    // A private file must never be readable by others, not even briefly.
    let mode = permissions == nil ? 0o644 : 0o600 as mode_t
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = uninterrupted { openat(base, path, flags, mode) }
    try check(descriptor, .creating)
    // Shows that the writer is alive.
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

  /// The prefix and suffix of temporary file names.
  static let (prefix, suffix) = (".almanac-", ".tmp")

  /// Writes and verifies all bytes, flushes them to the disk and closes the file.
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
    // Network file systems report a full disk here. After an interruption the descriptor is closed anyway.
    let closed = close(descriptor)
    if closed < 0 && errno != EINTR { throw SystemCallError(code: errno, .writing) }
  }

  /// Removes the file, if it still exists.
  func remove() {
    unlinkat(base, path, 0)
  }

  private func write(_ data: Data, calls: SystemCalls) throws(SystemCallError) {
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = uninterrupted { calls.write(descriptor, start, rest.count) }
        if count < 0 { return errno }
        // POSIX allows 0 for a regular file; repeating the call forever would not help.
        if count == 0 { return EIO }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
    if code != 0 { throw SystemCallError(code: code, .writing) }
  }
}
