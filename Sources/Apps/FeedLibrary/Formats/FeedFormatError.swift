/// Why bytes cannot be read as a feed or a list of feeds. Whoever knows the file or the address puts it in front.
public enum FeedFormatError: Error, Hashable, Sendable {
  /// There is nothing but white space.
  case empty
  /// It is something else; `found` says what it looks like: “a page of HTML”.
  case notAFeed(found: String)
  /// It is no text; `found` says what it looks like: “a PNG picture”, “binary data”.
  case notText(found: String)
  /// It is no list of feeds; `found` says what it looks like.
  case notAList(found: String)
  /// It is a feed and no list of feeds.
  case feedInPlaceOfList
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
    case .notAFeed(let found), .notText(let found): "this is not a feed but \(found)"
    case .notAList(let found): "this is not a list of feeds but \(found)"
    case .feedInPlaceOfList: "this is a feed and not a list of feeds; almanac feeds add adds it"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MiB, the most that is read of a feed"
    case .malformedJSON(let reason): "it begins as JSON does, but cannot be read: \(reason)"
    case .outOfMemory: "memory ran out while it was read"
    }
  }
}
