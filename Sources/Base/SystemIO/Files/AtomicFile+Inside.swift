package import Foundation

/// Files below a folder in which others may write too. Directories are opened step by step by descriptors, so
/// symbolic links in the folder are never followed, whenever they were created.
extension AtomicFile {
  /// Writes `data` to `name` below `folder`, as ``write(_:to:isPrivate:createsDirectories:)`` does, but follows no
  /// links below it: a link in the file's place is replaced, and one in a directory's place is an error.
  ///
  /// - Parameters:
  ///   - name: The file's path relative to the folder. Missing directories are created.
  ///   - folder: Created if it does not exist. Links in its own path are followed, because the user chose it.
  ///   - isPrivate: Sets the file's mode to 0600 (default: false).
  /// - Throws: `AtomicFileError`; the old file stays.
  package static func write(
    _ data: Data, to name: String, inside folder: String, isPrivate: Bool = false, calls: SystemCalls = .system
  ) throws(AtomicFileError) {
    do throws(SystemCallError) {
      try Directory.create(folder, calls: calls)
      let directory = try OpenDirectory(of: name, inside: folder, calls: calls)
      let own = try directory.permissionsOfFile()
      let permissions = isPrivate ? 0o600 : own
      let temporary = try TemporaryFile(in: ".", permissions: permissions, base: directory.descriptor)
      do throws(SystemCallError) {
        try temporary.finish(with: data, calls: calls)
        try check(
          renameat(directory.descriptor, temporary.path, directory.descriptor, directory.lastName), .creating)
      } catch {
        temporary.remove()
        throw error
      }
      try directory.synchronize(calls: calls)
    } catch {
      throw AtomicFileError(path: "\(folder)/\(name)", failure: error)
    }
  }

  /// Atomically creates or replaces a symbolic link at `name` below `folder`, without waiting for the disk. Its
  /// directory must exist.
  ///
  /// - Parameter target: The link's target.
  /// - Throws: `AtomicFileError`; the old file stays.
  package static func link(_ name: String, to target: String, inside folder: String) throws(AtomicFileError) {
    do throws(SystemCallError) {
      let directory = try OpenDirectory(of: name, inside: folder, calls: .unsynchronized)
      let temporary = ".\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
      try check(symlinkat(target, directory.descriptor, temporary), .creating)
      guard renameat(directory.descriptor, temporary, directory.descriptor, directory.lastName) == 0 else {
        let failure = SystemCallError(code: errno, .creating)
        unlinkat(directory.descriptor, temporary, 0)
        throw failure
      }
    } catch {
      throw AtomicFileError(path: "\(folder)/\(name)", failure: error)
    }
  }

  /// Opens the file at `name` below `folder` for locking, and creates it if it does not exist.
  ///
  /// - Throws: `AtomicFileError`, also for a link in its place.
  package static func openLock(_ name: String, inside folder: String) throws(AtomicFileError) -> FileLock {
    do throws(SystemCallError) {
      let directory = try OpenDirectory(of: name, inside: folder, calls: .unsynchronized)
      let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let descriptor = uninterrupted { openat(directory.descriptor, directory.lastName, flags, 0o644 as mode_t) }
      try check(descriptor, .creating)
      return FileLock(takingOwnershipOf: descriptor)
    } catch {
      throw AtomicFileError(path: "\(folder)/\(name)", failure: error)
    }
  }
}

/// The directory of a file below a folder, opened without following links.
private final class OpenDirectory {
  let descriptor: Int32
  /// The file's name in the directory.
  let lastName: String

  init(of name: String, inside folder: String, calls: SystemCalls) throws(SystemCallError) {
    var parts = name.split(separator: "/").map(String.init)
    guard let last = parts.popLast(), !(parts + [last]).contains("..") else {
      throw SystemCallError(unsuitable: "not a file inside the folder")
    }
    var current = uninterrupted { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    try check(current, .creating)
    for part in parts {
      let next: Int32
      do throws(SystemCallError) {
        next = try Self.directory(part, in: current, calls: calls)
      } catch {
        close(current)
        throw error
      }
      close(current)
      current = next
    }
    (descriptor, lastName) = (current, last)
  }

  deinit { close(descriptor) }

  private static func directory(
    _ name: String, in parent: Int32, calls: SystemCalls
  ) throws(SystemCallError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let found = uninterrupted { openat(parent, name, flags) }
    if found >= 0 { return found }
    if errno == ENOENT {
      let isMade = mkdirat(parent, name, 0o755) == 0
      if !isMade, errno != EEXIST { throw SystemCallError(code: errno, .creating) }
      if isMade { _ = calls.synchronize(parent) }
      let made = uninterrupted { openat(parent, name, flags) }
      if made >= 0 { return made }
    }
    let failure = SystemCallError(code: errno, .creating)
    var status = stat()
    if fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw SystemCallError(unsuitable: "'\(name)' is a symbolic link; links are not followed here")
    }
    throw failure
  }

  /// The permissions of the existing file; nil if there is none, or a link, which is replaced.
  func permissionsOfFile() throws(SystemCallError) -> mode_t? {
    var status = stat()
    guard fstatat(descriptor, lastName, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemCallError(code: errno, .creating)
    }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return nil
    case S_IFREG: return status.st_mode & 0o777
    case S_IFDIR: throw SystemCallError(code: EISDIR, .creating)
    default: throw SystemCallError(unsuitable: "not a regular file but a device, a pipe or a socket")
    }
  }

  /// Flushes the directory to the disk. Ignores file systems that do not support it.
  func synchronize(calls: SystemCalls) throws(SystemCallError) {
    if uninterrupted({ calls.synchronize(descriptor) }) == 0 { return }
    let code = errno
    if code != EINVAL && code != ENOTSUP { throw SystemCallError(code: code, .writing) }
  }
}
