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
  package var pictureFetcher: (any ImageFetcher)? {
    get { self[PictureFetcherKey.self] }
    set { self[PictureFetcherKey.self] = newValue }
  }
}

private enum PictureFetcherKey: AmbientKey {
  static var defaultValue: (any ImageFetcher)? { nil }
}
