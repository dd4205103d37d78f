package import Foundation
package import Graphics
package import HTTPFetching

/// A picture with an address that is there.
package struct FetchedImage: Equatable, Sendable {
  /// Where its bytes are from.
  package enum Origin: Equatable, Sendable {
    /// From the server, just now.
    case server
    /// Stored; the server said just now that nothing changed.
    case confirmed
    /// Stored, and good for longer.
    case stored
    /// Stored, and older than its server wants it used; the newer one could not be had.
    case stale(since: Date, FetchError)
  }

  package let picture: DrawableImage
  package let origin: Origin
}

/// How far fetching is.
package struct FetchProgress: Hashable, Sendable {
  /// Addresses whose fetch is over, well or not.
  package var finished = 0
  /// Addresses that were asked for, the finished ones included.
  package var total = 0

  /// Nothing asked for.
  package init() {}
}
