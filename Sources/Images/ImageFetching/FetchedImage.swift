package import Foundation
public import Graphics
package import HTTPFetching

/// A fetched or cached image.
public struct FetchedImage: Equatable, Sendable {
  /// Where the bytes come from.
  package enum Origin: Equatable, Sendable {
    case server
    /// Cached; the server confirmed it with 304 just now.
    case confirmed
    /// Cached and fresh.
    case stored
    /// Cached and expired; the server could not be reached.
    case stale(since: Date, FetchError)
  }

  public let picture: DrawableImage
  package let origin: Origin
}

package struct FetchProgress: Hashable, Sendable {
  /// The number of completed fetches, including failed ones.
  package var finished = 0
  /// The number of requested URLs, including completed ones.
  package var total = 0

  package init(finished: Int = 0, total: Int = 0) { (self.finished, self.total) = (finished, total) }
}
