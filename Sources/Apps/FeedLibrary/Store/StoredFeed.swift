import Diagnostics
public import Foundation

/// A feed in the store.
public struct StoredFeed: Hashable, Sendable {
  /// Unique: `http`, `https`, or `file` for a local one.
  public let address: URL
  /// The feed's own title; nil before it was read.
  public var title: String?
  /// The title in an imported list, which takes precedence over the feed's own; nil if it equals that.
  public var givenTitle: String?
  /// The folders that contain it, outermost first.
  public var folders: [String]
  /// The URL of the feed's website.
  public var siteAddress: URL?
  /// The URL of the icon in its document.
  public var iconAddress: URL?
  /// A small PNG.
  public var icon: Data?
  /// When it was last read without an error.
  public var lastSuccess: Date?
  /// The error of the last read, in one sentence; nil if it succeeded.
  public var lastError: String?
  /// When its server may be asked again; nil for any time.
  public var nextTime: Date?
  /// Whether its server reported that it is gone.
  public var isGone = false
  /// Sent with the next request, so that the server can omit an unchanged document.
  var validators = FeedValidators()
  /// When and from where its icon was last requested.
  var iconTried: Date?
  var iconSource: String?

  /// Creates a feed from a URL, and what an imported list contains.
  public init(address: URL, givenTitle: String? = nil, folders: [String] = [], siteAddress: URL? = nil) {
    (self.address, self.givenTitle, self.folders) = (address, givenTitle, folders)
    self.siteAddress = siteAddress
  }

  /// The given title, or its own, or its host or file name.
  public var name: String {
    for text in [givenTitle, title] { if let text, !text.isEmpty { return text } }
    if address.isFileURL { return address.lastPathComponent }
    return address.host() ?? address.redacted
  }
}

/// Detects whether a feed's document has changed.
struct FeedValidators: Hashable, Sendable {
  /// The `ETag` of the last response.
  var etag: String?
  /// The `Last-Modified` of the last response, as written.
  var lastModified: String?
  /// A hash of the last document.
  var digest: String?
}
