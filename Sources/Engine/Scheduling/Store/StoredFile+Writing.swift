import Foundation
package import SharedFolders
import SystemIO

extension StoredFile {
  /// Distinguishes a file from one that replaces it.
  package struct Identity: Hashable, Sendable {
    fileprivate let node: UInt
    fileprivate let (seconds, nanoseconds): (Int, Int)
  }

  /// The identity of the file at `path`; nil if there is none.
  package static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(node: UInt(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Whether a file of any type is at `path`.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a file that is not empty is at `path`. Uses one system call, because a pass with nothing due calls it
  /// for every slot.
  ///
  /// - Parameter count: The expected size in bytes; nil if unknown.
  static func hasBytes(_ path: String, _ count: Int? = nil) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return false }
    return count.map { Int(status.st_size) == $0 } ?? true
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Writes bytes to `name` in `folder`, and removes obstacles from which nothing can be lost. Symbolic links below
  /// the folder are not followed.
  ///
  /// - Throws: ``StoreError``; the previous file stays.
  static func replace(_ name: String, in folder: String, with data: Data, calls: SystemCalls) throws(StoreError) {
    try creating(name, in: folder) { () throws(AtomicFileError) in
      try AtomicFile.write(data, to: name, inside: folder, calls: calls)
    }
  }

  /// Creates something at `name` in `folder`, with a second attempt after removing obstacles.
  ///
  /// - Throws: ``StoreError``.
  static func creating<Made>(
    _ name: String, in folder: String, _ make: () throws(AtomicFileError) -> Made
  ) throws(StoreError) -> Made {
    do throws(AtomicFileError) {
      return try make()
    } catch {
      guard error.kind == .cannotCreate && removeObstacles(for: name, in: folder) else { throw StoreError(error) }
      do throws(AtomicFileError) {
        return try make()
      } catch {
        throw StoreError(error)
      }
    }
  }

  /// Removes obstacles to a file of the store: links, pipes, sockets, empty folders. Targets of links and the
  /// contents of folders stay, because they may be the user's.
  ///
  /// - Parameters:
  ///   - name: The file's path relative to `folder`. A file in place of one of its folders is removed too.
  ///   - folder: A folder that is not changed.
  /// - Returns: Whether anything was removed.
  static func removeObstacles(for name: String, in folder: String) -> Bool {
    var path = folder
    let parts = name.split(separator: "/")
    for (index, part) in parts.enumerated() {
      path += "/\(part)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return false }
      let isLast = index == parts.count - 1
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if isLast { return rmdir(path) == 0 }
      case S_IFREG:
        return isLast ? false : unlink(path) == 0
      default:
        var target = stat()
        let leads = stat(path, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR
        if isLast || !leads { return unlink(path) == 0 }
      }
    }
    return false
  }
}
