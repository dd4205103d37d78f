package import Foundation

/// Provides images from URLs that are available before the picture is drawn.
///
/// Nothing is fetched while views are lowered; missing images may be fetched afterwards, and the views are lowered
/// again.
package protocol RemoteImages: Sendable {
  /// Returns the image at `url` with `scale` pixels per point, or why there is none.
  func image(at url: URL, scale: CGFloat) -> Result<Image, RemoteImageError>
}

/// Why there is no image for a URL.
package enum RemoteImageError: Error, Hashable, Sendable {
  /// Not fetched before, and fetching is off.
  case notCached
  /// The request failed; the text says why.
  case notFetched(String)
  /// The data are not a valid image; the text says why.
  case unreadable(String)
}

extension EnvironmentValues {
  /// The source of images from URLs; nil outside of the renderer.
  package var remoteImages: (any RemoteImages)? {
    get { self[RemoteImagesKey.self] }
    set { self[RemoteImagesKey.self] = newValue }
  }
}

private enum RemoteImagesKey: EnvironmentKey { static var defaultValue: (any RemoteImages)? { nil } }
