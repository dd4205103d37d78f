public import LibraryDatabases

/// Why feeds and articles could not be read or kept.
public enum FeedStoreError: Error, LibraryStoreError, Hashable, Sendable {
  /// The database cannot be used as it is.
  case database(LibraryDatabaseError)
  /// There is no feed with that address, as messages show it.
  case noSuchFeed(address: String)
  /// No article has an identifier that begins so.
  case noSuchArticle(id: String)
  /// More than one article has an identifier that begins so.
  case ambiguousArticle(id: String)
}

extension FeedStoreError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .database(let fault):
      if case .damaged = fault { "\(fault); move it away, and import your list of feeds again" } else { "\(fault)" }
    case .noSuchFeed(let address): "\(address): there is no such feed"
    case .noSuchArticle(let id): "\(id): no article has an identifier that begins so"
    case .ambiguousArticle(let id): "\(id): several articles have identifiers that begin so; give more of it"
    }
  }
}
