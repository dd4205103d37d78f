import Foundation

/// The target of a write after symbolic links, and the file that is there now.
struct ReplacedFile {
  /// The resolved path, which does not end in a link.
  let path: String
  /// The permissions of the existing file; nil if there is none.
  let permissions: mode_t?

  var directory: String { Directory.path(containing: path) }

  init(at givenPath: String) throws(SystemCallError) {
    // Linux's limit of links in one path.
    let linksMax = 40
    var path = givenPath
    for _ in 0...linksMax {
      guard let status = try Self.status(of: path) else {
        if path.isEmpty || path.hasSuffix("/") { throw SystemCallError(unsuitable: "not a file name") }
        (self.path, permissions) = (path, nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        path = try Self.target(ofLink: path)
      case S_IFREG:
        (self.path, permissions) = (path, status.st_mode & 0o777)
        return
      case S_IFDIR:
        throw SystemCallError(code: EISDIR, .creating)
      default:
        throw SystemCallError(unsuitable: "not a regular file but a device, a pipe or a socket")
      }
    }
    throw SystemCallError(code: ELOOP, .creating)
  }

  /// The status of the file at `path` without following a link; nil if there is none.
  private static func status(of path: String) throws(SystemCallError) -> stat? {
    var status = stat()
    if lstat(path, &status) == 0 { return status }
    let code = errno
    if code == ENOENT { return nil }
    throw SystemCallError(code: code, .creating)
  }

  private static func target(ofLink path: String) throws(SystemCallError) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
    }
    if count < 0 { throw SystemCallError(code: errno, .creating) }
    let target = String(decoding: buffer.prefix(count), as: UTF8.self)
    return target.hasPrefix("/") ? target : Directory.path(of: target, in: Directory.path(containing: path))
  }
}
