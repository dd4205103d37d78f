internal import Foundation

/// Where the files of a comic are: in an archive, or in a folder.
enum ComicSource {
  case archive(ComicArchive)
  case folder(ComicFolder)

  struct Item: Hashable {
    let name: String
    /// The index in the directory of an archive.
    var index = 0
    var fault: ComicEntry.Rejection?
  }

  /// Opens the archive or folder at `path`.
  ///
  /// - Throws: The errors of ``ComicArchive/init(path:)`` and ``ComicFolder/init(path:)``.
  init(path: String) throws(ComicBookError) {
    guard !path.utf8.contains(0) else { throw .missing(file: path) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw ComicFile.failure(errno, file: path) }
    if status.st_mode & S_IFMT == S_IFDIR {
      self = .folder(try ComicFolder(path: path))
    } else {
      self = .archive(try ComicArchive(path: path))
    }
  }

  var file: String {
    switch self {
    case .archive(let archive): archive.file
    case .folder(let folder): folder.file
    }
  }

  /// Whether it is a file, not a folder.
  var isArchive: Bool {
    if case .archive = self { true } else { false }
  }

  /// All files, in no defined order.
  var items: [Item] {
    switch self {
    case .archive(let archive):
      archive.entries.enumerated().map { Item(name: $1.name, index: $0, fault: $1.fault) }
    case .folder(let folder):
      folder.names.map { Item(name: $0) } + folder.faults.map { Item(name: $0.name, fault: $0.fault) }
    }
  }

  /// The bytes of a file.
  ///
  /// - Throws: The errors of ``ComicArchive/contents(of:limits:)`` and ``ComicFolder/contents(of:limit:)``.
  func contents(of item: Item, limits: UnpackingLimits = .standard) throws(ComicBookError) -> Data {
    switch self {
    case .archive(let archive): try archive.contents(of: item.index, limits: limits)
    case .folder(let folder): try folder.contents(of: item.name, limit: limits.bytes)
    }
  }

  /// The first `count` bytes of a file, or all if it is shorter.
  ///
  /// - Throws: The errors of ``contents(of:limits:)``, except for the limits.
  func beginning(of item: Item, count: Int) throws(ComicBookError) -> Data {
    switch self {
    case .archive(let archive): try archive.beginning(of: item.index, count: count)
    case .folder(let folder): try folder.beginning(of: item.name, count: count)
    }
  }
}
