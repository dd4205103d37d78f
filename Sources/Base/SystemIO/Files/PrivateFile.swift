import Foundation

/// What only its owner may read: addresses with passwords, and what is behind them.
package enum PrivateFile {
  /// Takes away what others may do with the files and folders at `paths`, as far as they are there and ours. Releases before
  /// this one made them for everybody.
  package static func tighten(_ paths: String...) {
    for path in paths {
      // Not by a descriptor: whoever closes one of a database's file gives up all locks that this process has on it.
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0,
        [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      else { continue }
      chmod(path, status.st_mode & 0o700)
    }
  }

  /// Creates a folder and its missing parents with mode 0700. A failure is not reported: the first write into the folder
  /// reports it.
  package static func makeFolder(_ path: String) {
    try? Directory.create(path, isPrivate: true, calls: .unsynchronized)
  }

  /// Makes an empty file that only its owner may read; one that is there is left as it is.
  package static func make(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
}
