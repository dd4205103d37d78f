import Diagnostics
public import Foundation

/// The feeds of an OPML file as the store has them, and back.
public enum FeedSubscriptions {
  /// The most bytes of a file that are read: 20 MiB.
  static let byteLimit = 20 << 20

  /// The feeds in an OPML file, each address once, in its order. Relative addresses count from the file's folder.
  ///
  /// Feeds of other schemes than `http`, `https` and `file` are left out (`feed.subscription-unusable`).
  /// - Throws: `FeedError.unreadableFile`, `.tooLarge`, and `.notAFeed` with a reason for what is no OPML.
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
      // A path, as `feeds export` does not write it but people do, counts from the list's folder.
      let whole = named.scheme == nil ? URL(string: named.absoluteString, relativeTo: file)?.absoluteURL : named
      guard let address = SubscriptionAddress.normalized(whole) else {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "feed.subscription-unusable", message: "is no address of http, https or a file, and is left out",
            subject: subscription.feedAddress.redacted))
        return nil
      }
      guard known.insert(address).inserted else { return nil }
      // Lists have the address in place of a title where there is none.
      let hasTitle = ![named.absoluteString, address.absoluteString].contains(subscription.title)
      return StoredFeed(
        address: address, givenTitle: hasTitle ? subscription.title : nil, folders: subscription.folders,
        siteAddress: subscription.siteAddress)
    }
  }

  /// Feeds as OPML, with their titles, sites and folders.
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
