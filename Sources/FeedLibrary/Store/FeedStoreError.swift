package import LibraryDatabases

/// Why feeds and articles could not be read or kept. Each case names the file by its path.
public enum FeedStoreError: Error, Hashable, Sendable {
  /// The file is no database, or parts of it are not as they were written. It is left as it is.
  case damaged(file: String, reason: String)
  /// The file is a database, but not one of feeds.
  case foreign(file: String)
  /// A newer release has made the file over; `version` is what it calls its form.
  case newerRelease(file: String, version: String)
  /// The file is there but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file cannot be made, or not be changed: no permission, a read-only folder.
  case cannotCreate(file: String, reason: String)
  /// Bytes did not get to the disk, which is full or broken; what was there before still is.
  case inputOutput(file: String, reason: String)
  /// Another program has kept the file to itself for more than ``FeedStore/patience``.
  case busy(file: String)
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
    case .damaged(let file, let reason):
      "\(file): is damaged: \(reason); move it away, and import your list of feeds again"
    case .foreign(let file): "\(file): is the database of another program"
    case .newerRelease(let file, let version): "\(file): was made by a newer release (its form is \(version))"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .cannotCreate(let file, let reason): "\(file): cannot be changed: \(reason)"
    case .inputOutput(let file, let reason): "\(file): cannot be written: \(reason)"
    case .busy(let file): "\(file): another program has been writing for too long"
    case .noSuchFeed(let address): "\(address): there is no such feed"
    case .noSuchArticle(let id): "\(id): no article has an identifier that begins so"
    case .ambiguousArticle(let id): "\(id): several articles have identifiers that begin so; give more of it"
    }
  }
}

extension FeedStoreError: LibraryStoreError {
  /// What is wrong with the database, as the store tells it.
  package init(_ fault: DatabaseFault) {
    switch fault {
    case .damaged(let file, let reason): self = .damaged(file: file, reason: reason)
    case .foreign(let file): self = .foreign(file: file)
    case .newerRelease(let file, let version): self = .newerRelease(file: file, version: version)
    case .unreadable(let file, let reason): self = .unreadable(file: file, reason: reason)
    case .cannotCreate(let file, let reason): self = .cannotCreate(file: file, reason: reason)
    case .inputOutput(let file, let reason): self = .inputOutput(file: file, reason: reason)
    case .busy(let file): self = .busy(file: file)
    }
  }
}
