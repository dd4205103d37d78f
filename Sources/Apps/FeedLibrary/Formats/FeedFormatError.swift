/// Why data cannot be read as a feed or a list of feeds. The descriptions do not contain the file or URL.
public enum FeedFormatError: Error, Hashable, Sendable {
  /// Nothing but white space.
  case empty
  /// `found` says what it looks like: “an HTML page”.
  case notAFeed(found: String)
  /// Not text; `found` says what it looks like: “binary data”.
  case notText(found: String)
  /// Not a list of feeds; `found` says what it looks like.
  case notAList(found: String)
  /// A feed, not a list of feeds.
  case feedInPlaceOfList
  case tooLarge(limit: Int)
  /// It starts like JSON, but is invalid.
  case malformedJSON(reason: String)
  case outOfMemory
}

extension FeedFormatError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the document is empty"
    case .notAFeed(let found), .notText(let found): "not a feed but \(found)"
    case .notAList(let found): "not a list of feeds but \(found)"
    case .feedInPlaceOfList: "a feed, not a list of feeds; add it with: almanac feeds add"
    case .tooLarge(let limit): "too large (limit \(limit >> 20) MiB)"
    case .malformedJSON(let reason): "invalid JSON: \(reason)"
    case .outOfMemory: "out of memory"
    }
  }
}
