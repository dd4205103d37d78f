public import Foundation

/// A list of feeds, as readers exchange them: OPML.
public struct OPMLDocument: Hashable, Sendable {
  /// One feed of the list.
  public struct Subscription: Hashable, Sendable {
    /// Plain text; nil where the list has none.
    public var title: String?
    /// Where the feed is.
    public var feedAddress: URL
    /// The site that it is of; nil where the list does not say.
    public var siteAddress: URL?
    /// The folders that it is in, from the outermost on; empty unless given.
    public var folders: [String]

    /// Creates a subscription.
    public init(title: String? = nil, feedAddress: URL, siteAddress: URL? = nil, folders: [String] = []) {
      self.title = title
      self.feedAddress = feedAddress
      self.siteAddress = siteAddress
      self.folders = folders
    }
  }

  /// The list's own title; nil where it has none.
  public var title: String?
  /// In the document's order. No two have the same address.
  public var subscriptions: [Subscription]

  /// Creates a list.
  public init(title: String? = nil, subscriptions: [Subscription] = []) {
    self.title = title
    self.subscriptions = subscriptions
  }
}
