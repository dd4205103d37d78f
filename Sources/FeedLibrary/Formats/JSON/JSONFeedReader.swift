import Foundation

enum JSONFeedReader {
  static func read(_ bytes: [UInt8], address: URL?, limits: FeedLimits) throws(FeedFormatError) -> ParsedFeed {
    throw .malformedJSON(reason: "not yet")
  }
}
