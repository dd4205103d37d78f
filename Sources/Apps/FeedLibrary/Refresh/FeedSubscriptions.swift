import Diagnostics
public import Foundation

/// Converts between OPML files and stored feeds.
public enum FeedSubscriptions {
  /// The maximum size of a file: 20 MiB.
  static let byteLimit = 20 << 20

  /// The feeds in an OPML file, in order, with unique URLs. Relative URLs are resolved against the file's folder.
  ///
  /// Feeds with schemes other than `http`, `https` and `file` are left out (`feed.subscription-unusable`).
  /// - Throws: `FeedError.unreadableFile`, `.tooLarge`, and `.notAFeed` for anything but OPML.
  public static func read(fileAt file: URL) throws(FeedError) -> [StoredFeed] {
    let data = try FeedFile.contents(of: file, limit: byteLimit)
    let result = DiagnosticLog.withSubject(file.path) {
      Result { () throws(FeedFormatError) in try OPMLDocument.read(data, address: file) }
    }
    let list: OPMLDocument
    switch result {
    case .success(let read): list = read
    case .failure(let error): throw .notAFeed(address: file.path, reason: "\(error)")
    }
    var known: Set<URL> = []
    return list.subscriptions.compactMap { subscription in
      let named = subscription.feedAddress
      // Hand-written lists may contain paths relative to the list's folder.
      let whole = named.scheme == nil ? URL(string: named.absoluteString, relativeTo: file)?.absoluteURL : named
      guard let address = SubscriptionAddress.normalized(whole) else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "feed.subscription-unusable", message: "not an http, https or file URL; it is left out",
            subject: subscription.feedAddress.redacted))
        return nil
      }
      guard known.insert(address).inserted else { return nil }
      // Some lists have the URL as the title of feeds without one.
      let hasTitle = ![named.absoluteString, address.absoluteString].contains(subscription.title)
      return StoredFeed(
        address: address, givenTitle: hasTitle ? subscription.title : nil, folders: subscription.folders,
        siteAddress: subscription.siteAddress)
    }
  }

  /// Feeds as OPML, with their titles, websites and folders.
  public static func opml(of feeds: [StoredFeed]) -> Data {
    OPMLDocument(
      title: "Almanac",
      subscriptions: feeds.map {
        OPMLDocument.Subscription(
          title: $0.name, feedAddress: $0.address, siteAddress: $0.siteAddress, folders: $0.folders)
      }
    ).data
  }
}
