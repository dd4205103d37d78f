import Foundation
import SystemIO

/// An open folder. Operations stay in it even if its path is replaced meanwhile, for example by a link.
struct OpenFolder: ~Copyable {
  /// For errors.
  let path: String
  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { close(descriptor) }

  /// Opens the folder at `path`, whose last component must not be a link; nil if there is nothing.
  static func at(_ path: String) throws(ComicCacheError) -> OpenFolder? {
    try opened(path, at: AT_FDCWD, path)
  }

  /// Opens a subfolder; nil if there is nothing of that name.
  func folder(_ name: String) throws(ComicCacheError) -> OpenFolder? {
    try Self.opened(name, at: descriptor, path + "/" + name)
  }

  private static func opened(
    _ name: String, at place: Int32, _ path: String
  ) throws(ComicCacheError) -> OpenFolder? {
    let descriptor = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 { return OpenFolder(path: path, descriptor: descriptor) }
    switch errno {
    case ENOENT: return nil
    case ENOTDIR, ELOOP: throw .notAFolder(path: path)
    case let code: throw .unreadable(file: path, reason: SystemError(code).description)
    }
  }

  /// The names that are valid UTF-8, sorted, without `.` and `..`.
  func names() throws(ComicCacheError) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { close(copy) }
      throw .unreadable(file: path, reason: SystemError(code).description)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The status of a file, without following links; nil if there is none.
  func status(_ name: String) -> FileStatus? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileStatus(status) : nil
  }

  /// Removes a file, link or pipe, or with `isFolder` an empty folder. A missing file is not an error.
  func remove(_ name: String, isFolder: Bool = false) throws(ComicCacheError) {
    if unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) == 0 || errno == ENOENT { return }
    throw .cannotRemove(file: path + "/" + name, reason: SystemError.last.description)
  }
}

/// The type, size and modification date of a file.
struct FileStatus {
  enum Kind {
    case file
    case folder
    case link
    /// A pipe, socket or device.
    case special
  }

  let kind: Kind
  let bytes: Int
  /// Seconds and nanoseconds.
  let changed: (Int, Int)

  /// Whether it is a non-empty file.
  var isImage: Bool { kind == .file && bytes > 0 }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .special
    }
    bytes = Int(status.st_size)
    changed = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The status of the file at `path`, without following links; nil if there is none.
  init?(atPath path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
