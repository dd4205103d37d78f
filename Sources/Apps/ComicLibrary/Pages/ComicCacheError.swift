/// Why pages could not be kept, read or removed. Each case that is about a file names it by its path.
public enum ComicCacheError: Error, Hashable, Sendable {
  /// There is no folder for what can be fetched again.
  case noCacheFolder
  /// A link or something else is where a folder of pages belongs; links are not followed.
  case notAFolder(path: String)
  /// The page's picture has no bytes.
  case emptyPicture(chapter: Int, page: Int)
  /// A picture of two pages was given the same number twice.
  case notTwoPages(chapter: Int, page: Int)
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file cannot be put at its place: no permission, a read-only directory, a folder in its place.
  case cannotCreate(file: String, reason: String)
  /// The file's bytes did not get to the disk, which is full or broken; the old file is still there.
  case inputOutput(file: String, reason: String)
  /// The file is in the way and cannot be removed.
  case cannotRemove(file: String, reason: String)
}

extension ComicCacheError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .noCacheFolder: "there is no folder to keep pages in"
    case .notAFolder(let path): "\(path): it is not a folder, and links are not followed"
    case .emptyPicture(let chapter, let page): "page \(page) of chapter \(chapter): the picture has no bytes"
    case .notTwoPages(let chapter, let page): "page \(page) of chapter \(chapter): the second page has the same number"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    case .cannotRemove(let file, let reason): "\(file): cannot be removed: \(reason)"
    }
  }
}
