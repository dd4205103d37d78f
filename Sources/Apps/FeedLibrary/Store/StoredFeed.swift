import Diagnostics
public import Foundation

/// A feed that the store knows.
public struct StoredFeed: Hashable, Sendable {
  /// Where it is: `http`, `https`, or `file` for one on this machine. No two feeds have the same.
  public let address: URL
  /// What it calls itself; nil before it was read, and where it does not.
  public var title: String?
  /// What a list of subscriptions called it, which counts before its own title; nil where none did, and where that was its
  /// own title.
  public var givenTitle: String?
  /// The folders that it is in, from the outermost on; empty for none.
  public var folders: [String]
  /// The address of the site that it is of.
  public var siteAddress: URL?
  /// The address of its picture, as its document has it.
  public var iconAddress: URL?
  /// A small PNG; nil where there is none.
  public var icon: Data?
  /// When it was read last without an error.
  public var lastSuccess: Date?
  /// What went wrong last, in one sentence; nil where nothing did since.
  public var lastError: String?
  /// Before when its server does not want to be asked again; nil for any time.
  public var nextTime: Date?
  /// Whether its server says that it is gone for good.
  public var isGone = false
  /// What its server is asked with, so that it need not send again what is known.
  var validators = FeedValidators()
  /// When its picture was asked for last, and from where.
  var iconTried: Date?
  var iconSource: String?

  /// Creates a feed of which only the address is known, and what a list of subscriptions says.
  public init(address: URL, givenTitle: String? = nil, folders: [String] = [], siteAddress: URL? = nil) {
    (self.address, self.givenTitle, self.folders) = (address, givenTitle, folders)
    self.siteAddress = siteAddress
  }

  /// What people call it: the given title, else its own, else its host or its file's name.
  public var name: String {
    for text in [givenTitle, title] { if let text, !text.isEmpty { return text } }
    if address.isFileURL { return address.lastPathComponent }
    return address.host() ?? address.redacted
  }
}

/// What tells whether a feed's document has changed.
struct FeedValidators: Hashable, Sendable {
  /// `ETag` of the last answer.
  var etag: String?
  /// `Last-Modified` of the last answer, as it was written.
  var lastModified: String?
  /// A hash of the last document.
  var digest: String?
}
