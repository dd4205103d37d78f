public import LibraryDatabases

/// Why chapters and progress could not be read or kept.
public enum ChapterStoreError: Error, LibraryStoreError, Hashable, Sendable {
  /// The database cannot be used as it is.
  case database(LibraryDatabaseError)
  /// There is no comic of that name; the file is named by its path.
  case noSuchComic(file: String, name: String)
}

extension ChapterStoreError: CustomStringConvertible {
  /// One sentence without a full stop, the file in front.
  public var description: String {
    switch self {
    case .database(let fault): fault.description
    case .noSuchComic(let file, let name): "\(file): there is no comic '\(name)'"
    }
  }
}
