/// Why pages could not be cached, read or removed. Paths name the affected file.
public enum ComicCacheError: Error, Hashable, Sendable {
  case noCacheFolder
  /// A link or a file is in the place of a folder of pages. Links are not followed.
  case notAFolder(path: String)
  case emptyImage(chapter: Int, page: Int)
  /// Both page numbers of an image are the same.
  case notTwoPages(chapter: Int, page: Int)
  case unreadable(file: String, reason: String)
  /// The file cannot be created or replaced: no permission, a read-only folder, or a folder with its name.
  case cannotCreate(file: String, reason: String)
  /// Writing failed, for example because the disk is full; the old file is still there.
  case inputOutput(file: String, reason: String)
  case cannotRemove(file: String, reason: String)
}

extension ComicCacheError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCacheFolder: "no folder for cached pages"
    case .notAFolder(let path): "\(path): not a folder (links are not followed)"
    case .emptyImage(let chapter, let page): "page \(page) of chapter \(chapter): the image is empty"
    case .notTwoPages(let chapter, let page): "page \(page) of chapter \(chapter): the second page has the same number"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be created: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    case .cannotRemove(let file, let reason): "\(file): cannot be removed: \(reason)"
    }
  }
}
