import Foundation

/// The place that a file is put at, after symbolic links, and what is there now.
struct ReplacedFile {
  /// The file's own path: nothing that it ends in is a link.
  let path: String
  /// Of the file that is there; nil when there is none.
  let permissions: mode_t?

  var directory: String { Directory.path(containing: path) }

  init(at givenPath: String) throws(SystemCallError) {
    // The most links that Linux follows in one path.
    let linksMax = 40
    var path = givenPath
    for _ in 0...linksMax {
      guard let status = try Self.status(of: path) else {
        if path.isEmpty || path.hasSuffix("/") { throw SystemCallError(unsuitable: "it names no file") }
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
        throw SystemCallError(unsuitable: "it is a device, a pipe or a socket, not a file")
      }
    }
    throw SystemCallError(code: ELOOP, .creating)
  }

  /// What is at `path`, itself and not what it points to; nil when nothing is there.
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
