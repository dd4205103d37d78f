public import Foundation

/// A list of feeds in OPML, the exchange format of feed readers.
public struct OPMLDocument: Hashable, Sendable {
  public struct Subscription: Hashable, Sendable {
    /// Plain text.
    public var title: String?
    public var feedAddress: URL
    /// The URL of the feed's website.
    public var siteAddress: URL?
    /// The folders that contain it, outermost first (default: none).
    public var folders: [String]

    public init(title: String? = nil, feedAddress: URL, siteAddress: URL? = nil, folders: [String] = []) {
      self.title = title
      self.feedAddress = feedAddress
      self.siteAddress = siteAddress
      self.folders = folders
    }
  }

  public var title: String?
  /// In document order, with unique URLs.
  public var subscriptions: [Subscription]

  public init(title: String? = nil, subscriptions: [Subscription] = []) {
    self.title = title
    self.subscriptions = subscriptions
  }
}
