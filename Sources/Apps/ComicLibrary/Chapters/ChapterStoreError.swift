public import LibraryDatabases

/// Why chapters or progress could not be read or stored.
public enum ChapterStoreError: Error, LibraryStoreError, Hashable, Sendable {
  case database(LibraryDatabaseError)
  /// `file` is the path of the database.
  case noSuchComic(file: String, name: String)
}

extension ChapterStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .database(let fault): fault.description
    case .noSuchComic(let file, let name): "\(file): no comic named '\(name)'"
    }
  }
}
