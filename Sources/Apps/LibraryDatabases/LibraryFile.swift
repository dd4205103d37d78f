import Foundation
import SystemIO

/// Checks the file of a database before it is opened, to report the system's error text.
enum LibraryFile {
  static func createFolder(of url: URL) throws {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw LibraryDatabaseError.cannotCreate(file: folder.path, reason: error.systemReason)
    }
  }

  /// Whether the file exists. Throws if it is not a regular file.
  static func isThere(_ path: String, writes: Bool) throws -> Bool {
    var status = stat()
    var reason: String?
    if stat(path, &status) != 0 {
      // The folder is created next.
      if errno == ENOENT || writes { return false }
      reason = SystemError.last.description
    } else if status.st_mode & S_IFMT != S_IFREG {
      reason = "not a regular file"
    }
    guard let reason else { return true }
    throw writes
      ? LibraryDatabaseError.cannotCreate(file: path, reason: reason)
      : LibraryDatabaseError.unreadable(file: path, reason: reason)
  }
}
