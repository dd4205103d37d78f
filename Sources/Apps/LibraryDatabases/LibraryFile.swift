import Foundation
import SystemIO

/// The file of a database before it is opened, so that what is wrong with its place is told in the system's words.
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

  /// Whether a file is there; anything else is an error.
  static func isThere(_ path: String, writes: Bool) throws -> Bool {
    var status = stat()
    var reason: String?
    if stat(path, &status) != 0 {
      // Whether the folder can be made is asked next.
      if errno == ENOENT || writes { return false }
      reason = SystemError.last.description
    } else if status.st_mode & S_IFMT != S_IFREG {
      reason = "it is not a file"
    }
    guard let reason else { return true }
    throw writes
      ? LibraryDatabaseError.cannotCreate(file: path, reason: reason)
      : LibraryDatabaseError.unreadable(file: path, reason: reason)
  }
}
