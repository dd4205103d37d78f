import Foundation

/// Files that only their owner may read, such as URLs with passwords and their contents.
public enum PrivateFile {
  /// Removes others' permissions from the files and folders at `paths`, if they exist and are ours. Earlier releases
  /// created them with public permissions.
  public static func restrictPermissions(_ paths: String...) {
    for path in paths {
      // Not with a descriptor: closing one of a database's file releases all locks that this process has on it.
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0,
        [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      else { continue }
      chmod(path, status.st_mode & 0o700)
    }
  }

  /// Creates a folder and its missing parents with mode 0700. Failures are ignored: the first write into the folder
  /// reports them.
  package static func makeFolder(_ path: String) {
    try? Directory.create(path, isPrivate: true, calls: .unsynchronized)
  }

  /// Creates an empty file that only its owner may read; an existing file is not changed.
  public static func make(_ path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
}
