/// Why bytes cannot be read as a feed or a list of feeds. Whoever knows the file or the address puts it in front.
public enum FeedFormatError: Error, Hashable, Sendable {
  /// There is nothing but white space.
  case empty
  /// It is something else; `found` says what it looks like: “a page of HTML”.
  case notAFeed(found: String)
  /// There are more bytes than are read of a feed.
  case tooLarge(limit: Int)
  /// It begins as JSON does and is none.
  case malformedJSON(reason: String)
  /// Its characters cannot be read, as memory ran out.
  case outOfMemory
}

extension FeedFormatError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .empty: "there is nothing in it"
    case .notAFeed(let found): "this is not a feed but \(found)"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MiB, the most that is read of a feed"
    case .malformedJSON(let reason): "it begins as JSON does, but cannot be read: \(reason)"
    case .outOfMemory: "memory ran out while it was read"
    }
  }
}
