public import LibraryDatabases

/// Why feeds and articles could not be read or stored.
public enum FeedStoreError: Error, LibraryStoreError, Hashable, Sendable {
  case database(LibraryDatabaseError)
  /// `address` is the URL without secrets.
  case noSuchFeed(address: String)
  /// No article has an identifier with this prefix.
  case noSuchArticle(id: String)
  /// Several articles have identifiers with this prefix.
  case ambiguousArticle(id: String)
}

extension FeedStoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .database(let fault):
      if case .damaged = fault { "\(fault); move it away, and import your list of feeds again" } else { "\(fault)" }
    case .noSuchFeed(let address): "\(address): no such feed"
    case .noSuchArticle(let id): "\(id): no article has this identifier or prefix"
    case .ambiguousArticle(let id): "\(id): several articles have this prefix; use more characters"
    }
  }
}
