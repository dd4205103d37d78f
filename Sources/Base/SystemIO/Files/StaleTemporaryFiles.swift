import Foundation
import Synchronization

extension AtomicFile {
  /// Whether the name is that of a temporary file.
  package static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(TemporaryFile.prefix) && name.hasSuffix(TemporaryFile.suffix)
  }

  /// Removes the temporary files that killed processes left in a directory, and keeps those of running ones.
  package static func removeStaleTemporaryFiles(in directory: String) { StaleTemporaryFiles.remove(in: directory) }
}

/// Temporary files of processes that were killed while they wrote.
enum StaleTemporaryFiles {
  /// Directories that were cleaned. When there are many, they are forgotten, and cleaned again.
  private static let known = Mutex<Set<String>>([])
  private static let mostKnown = 1_000

  /// In seconds; the writer of a newer file may not have locked it yet.
  private static let leastAge = 60

  /// Removes them from `directory` before the process's first write to it.
  static func removeOnce(in directory: String) {
    let isNew = known.withLock { known in
      if known.count >= mostKnown { known.removeAll() }
      return known.insert(directory).inserted
    }
    if isNew { remove(in: directory) }
  }

  /// Removes those without a writer: a writer holds a lock on its file, which ends with its process.
  static func remove(in directory: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return }
    for name in names where AtomicFile.isTemporary(name) {
      let path = Directory.path(of: name, in: directory)
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        time(nil) - status.st_mtim.tv_sec > leastAge, flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }
}
