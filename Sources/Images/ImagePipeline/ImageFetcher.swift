package import Ambient
package import Foundation
package import Graphics

/// Fetches images from servers, for views and providers.
package protocol ImageFetcher: Sendable {
  func image(at url: URL) async throws(ImageFetchError) -> DrawableImage
}

package enum ImageFetchError: Error {
  /// Not fetched before, and fetching is off.
  case offline
  /// The request failed; the text says why.
  case failed(String)
}

extension AmbientValues {
  /// The fetcher of the current task or the process; `nil` if fetching is off.
  package var imageFetcher: (any ImageFetcher)? {
    get { self[ImageFetcherKey.self] }
    set { self[ImageFetcherKey.self] = newValue }
  }
}

private enum ImageFetcherKey: AmbientKey {
  static var defaultValue: (any ImageFetcher)? { nil }
}
