import SystemIO
import Foundation

/// Files that the store made, and that anything may have happened to since.
package enum StoredFile {
  /// The most bytes of a file that the store reads; its own are smaller by far.
  static let longest = 16 << 20

  /// The bytes at `path`; nil for what is no file, is longer than `limit`, or cannot be read.
  ///
  /// A pipe is not waited for, and nothing is read beyond the limit.
  static func contents(_ path: String, limit: Int = longest) -> Data? {
    try? RegularFile.contents(of: path, limit: limit)
  }

  /// What tells a file from one that takes its place.
  package struct Identity: Hashable, Sendable {
    fileprivate let node: UInt
    fileprivate let (seconds, nanoseconds): (Int, Int)
  }

  /// The identity of the file at `path`; nil where there is none.
  static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(node: UInt(status.st_ino), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Whether something is at `path`: a file, or what stands in its place.
  static func isAnything(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Where the symbolic link at `path` leads, as it says; nil where there is none.
  static func target(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { bytes in
      let count = bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }

  /// Whether a file that is not empty is at `path`: one call, as a pass in which nothing is due asks it of every place.
  ///
  /// - Parameter count: How many bytes it has; nil where that is not known.
  static func hasBytes(_ path: String, _ count: Int? = nil) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return false }
    return count.map { Int(status.st_size) == $0 } ?? true
  }

  /// Whether a symbolic link is at `path`.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Puts bytes at `name` in `folder`; what stands in the way goes, as far as nothing can be lost with it. No symbolic link
  /// below the folder is followed.
  ///
  /// - Throws: ``StoreError``; what was there stays.
  static func replace(_ name: String, in folder: String, with data: Data, calls: SystemCalls) throws(StoreError) {
    try making(name, in: folder) { () throws(AtomicFileError) in
      try AtomicFile.write(data, to: name, inside: folder, calls: calls)
    }
  }

  /// Makes something at `name` in `folder`, if need be once more after what stands in the way is gone.
  ///
  /// - Throws: ``StoreError``.
  static func making<Made>(
    _ name: String, in folder: String, _ make: () throws(AtomicFileError) -> Made
  ) throws(StoreError) -> Made {
    do throws(AtomicFileError) {
      return try make()
    } catch {
      guard error.kind == .cannotCreate && makeWay(for: name, in: folder) else { throw StoreError(error) }
      do throws(AtomicFileError) {
        return try make()
      } catch {
        throw StoreError(error)
      }
    }
  }

  /// Removes what stands in the way of a file of the store: links, pipes, sockets, empty folders. What a link leads to stays,
  /// and so does what is in a folder: it may be somebody's.
  ///
  /// - Parameters:
  ///   - name: The file's path from `folder` on. A file where one of its folders belongs goes, too.
  ///   - folder: A folder that stays as it is.
  /// - Returns: Whether anything was removed.
  static func makeWay(for name: String, in folder: String) -> Bool {
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
