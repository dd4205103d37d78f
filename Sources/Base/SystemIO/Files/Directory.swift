import Foundation

/// Directories by path.
enum Directory {
  /// The directory part of `path`: `.` for a plain name.
  static func path(containing path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func path(of name: String, in directory: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// Creates the directory and missing parents, and flushes them to the disk.
  ///
  /// - Parameter isPrivate: Whether the new directories are only for their owner.
  static func create(_ path: String, isPrivate: Bool = false, calls: SystemCalls) throws(SystemCallError) {
    if isDirectory(path) { return }
    let parent = self.path(containing: path)
    if parent != path { try create(parent, isPrivate: isPrivate, calls: calls) }
    if mkdir(path, isPrivate ? 0o700 : 0o755) < 0 {
      let code = errno
      // Another process created it first, or a file is in the way.
      if code == EEXIST && isDirectory(path) { return }
      throw SystemCallError(code: code == EEXIST ? ENOTDIR : code, .creating)
    }
    try synchronize(parent, calls: calls)
  }

  /// Flushes the directory to the disk. Ignores file systems that do not support it.
  static func synchronize(_ path: String, calls: SystemCalls) throws(SystemCallError) {
    let descriptor = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // A directory that is writable but not readable cannot be flushed.
    if descriptor < 0 && errno == EACCES { return }
    try check(descriptor, .writing)
    defer { close(descriptor) }
    if uninterrupted({ calls.synchronize(descriptor) }) == 0 { return }
    let code = errno
    if code != EINVAL && code != ENOTSUP { throw SystemCallError(code: code, .writing) }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
