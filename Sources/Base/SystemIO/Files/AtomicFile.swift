package import Foundation

/// Replaces files so that a reader sees the old bytes or the new ones, and never a part of either.
package enum AtomicFile {
  /// Puts `data` at `path`. When this returns, the bytes are on the disk, and a kill or a power cut loses none of them.
  ///
  /// The bytes go to a temporary file in the same directory (`.almanac-` and a random number), which takes the place of
  /// the old file once it is complete and on the disk. A killed process may leave the temporary file behind, never a
  /// partial file at `path`.
  ///
  /// A new file gets the mode 0644 less the umask; one that replaces another gets the other's permissions, but the
  /// writer's owner. A symbolic link is followed: the file that it points to is replaced (or made), and the link
  /// stays, so that a user who keeps the file elsewhere keeps it there. Directories, devices and pipes are refused.
  ///
  /// What killed processes left in the directory goes with the first file that a process puts there.
  ///
  /// - Parameters:
  ///   - isPrivate: Gives the file the mode 0600, whatever one it replaces, and missing directories 0700; false unless given.
  ///   - createsDirectories: Makes missing directories with the mode 0755 less the umask; true unless given.
  /// - Throws: `AtomicFileError`, with the kind `.cannotCreate` or `.inputOutput`. The old file is untouched and the
  ///   temporary one gone, with one exception: when the *directory* cannot be brought to the disk, the new file is
  ///   already in place.
  package static func write(
    _ data: Data, to path: String, isPrivate: Bool = false, createsDirectories: Bool = true
  ) throws(AtomicFileError) {
    try write(data, to: path, isPrivate: isPrivate, createsDirectories: createsDirectories, calls: .system)
  }

  /// The same, with the calls that a test makes fail.
  package static func write(
    _ data: Data, to path: String, isPrivate: Bool = false, createsDirectories: Bool = true, calls: SystemCalls
  ) throws(AtomicFileError) {
    let failure = { (failed: SystemCallError) in AtomicFileError(path: path, failure: failed) }
    do throws(SystemCallError) {
      let target = try ReplacedFile(at: path)
      if createsDirectories { try Directory.create(target.directory, isPrivate: isPrivate, calls: calls) }
      Leftovers.removeOnce(in: target.directory)
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
