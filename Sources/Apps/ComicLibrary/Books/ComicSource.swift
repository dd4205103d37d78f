internal import Foundation

/// Where a comic's files are: in an archive, or in a folder.
enum ComicSource {
  case archive(ComicArchive)
  case folder(ComicFolder)

  /// A file among those of a source.
  struct Item: Hashable {
    let name: String
    /// Its place in the directory of an archive.
    var index = 0
    var fault: ComicEntry.Fault?
  }

  /// Opens what is at `path`.
  ///
  /// - Throws: What ``ComicArchive/init(path:)`` and ``ComicFolder/init(path:)`` throw.
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

  /// The path.
  var file: String {
    switch self {
    case .archive(let archive): archive.file
    case .folder(let folder): folder.file
    }
  }

  /// Whether it is a file with an ending.
  var isArchive: Bool {
    if case .archive = self { true } else { false }
  }

  /// Everything there is, in no order that means anything.
  var items: [Item] {
    switch self {
    case .archive(let archive):
      archive.entries.enumerated().map { Item(name: $1.name, index: $0, fault: $1.fault) }
    case .folder(let folder):
      folder.names.map { Item(name: $0) } + folder.faults.map { Item(name: $0.name, fault: $0.fault) }
    }
  }

  /// The whole of a file.
  ///
  /// - Throws: What ``ComicArchive/contents(of:limits:)`` and ``ComicFolder/contents(of:limit:)`` throw.
  func contents(of item: Item, limits: UnpackingLimits = .standard) throws(ComicBookError) -> Data {
    switch self {
    case .archive(let archive): try archive.contents(of: item.index, limits: limits)
    case .folder(let folder): try folder.contents(of: item.name, limit: limits.bytes)
    }
  }

  /// The first bytes of a file, all where it has fewer.
  ///
  /// - Throws: What ``contents(of:limits:)`` throws apart from the limits.
  func beginning(of item: Item, count: Int) throws(ComicBookError) -> Data {
    switch self {
    case .archive(let archive): try archive.beginning(of: item.index, count: count)
    case .folder(let folder): try folder.beginning(of: item.name, count: count)
    }
  }
}
