public import Foundation

/// Replaces files atomically: a reader sees the old bytes or the new ones, and never a part of either.
public enum AtomicFile {
  /// Writes `data` to `path`. After it returns, the bytes are on the disk and survive a kill or a power failure.
  ///
  /// The bytes are written to a temporary file in the same directory (`.almanac-` and a random number), which
  /// replaces the old file once it is complete and on the disk. A killed process may leave the temporary file, but
  /// never a partial file at `path`.
  ///
  /// A new file has the mode 0644 less the umask; a replaced file keeps its permissions, but not its owner. A
  /// symbolic link is followed: its target is replaced (or created), and the link stays, so that users may keep the
  /// file elsewhere. Directories, devices and pipes are refused.
  ///
  /// The first write to a directory in a process removes the temporary files that killed processes left there.
  ///
  /// - Parameters:
  ///   - isPrivate: Sets the file's mode to 0600, even if it replaces another, and that of missing directories to
  ///     0700 (default: false).
  ///   - createsDirectories: Creates missing directories with the mode 0755 less the umask (default: true).
  /// - Throws: `AtomicFileError`, with the kind `.cannotCreate` or `.inputOutput`. The old file is untouched and the
  ///   temporary one removed, with one exception: if the *directory* cannot be flushed, the new file is already in
  ///   place.
  public static func write(
    _ data: Data, to path: String, isPrivate: Bool = false, createsDirectories: Bool = true
  ) throws(AtomicFileError) {
    try write(data, to: path, isPrivate: isPrivate, createsDirectories: createsDirectories, calls: .system)
  }

  /// The same, with system calls that a test replaces.
  public static func write(
    _ data: Data, to path: String, isPrivate: Bool = false, createsDirectories: Bool = true, calls: SystemCalls
  ) throws(AtomicFileError) {
    let failure = { (failed: SystemCallError) in AtomicFileError(path: path, failure: failed) }
    do throws(SystemCallError) {
      let target = try ReplacedFile(at: path)
      if createsDirectories { try Directory.create(target.directory, isPrivate: isPrivate, calls: calls) }
      StaleTemporaryFiles.removeOnce(in: target.directory)
      let temporary = try TemporaryFile(in: target.directory, permissions: isPrivate ? 0o600 : target.permissions)
      do throws(SystemCallError) {
        try temporary.finish(with: data, calls: calls)
        try check(calls.rename(temporary.path, target.path), .creating)
      } catch {
        temporary.remove()
        throw error
      }
      try Directory.synchronize(target.directory, calls: calls)
    } catch {
      throw failure(error)
    }
  }
}
