package import Foundation

/// The seam between views and pictures with an address: what is there before the picture is taken.
///
/// Nothing is fetched while views are lowered; what was missed may be fetched then, and the views are lowered again.
package protocol RemoteImages: Sendable {
  /// The picture at `url`, `scale` pixels to the point; the reason why not otherwise.
  func image(at url: URL, scale: CGFloat) -> Result<Image, RemoteImageError>
}

/// Why there is no picture at an address.
package enum RemoteImageError: Error, Hashable, Sendable {
  /// Nobody fetched it before, and nobody will now.
  case notCached
  /// It was asked for and did not come; the sentence says why.
  case notFetched(String)
  /// What is there is no picture; the sentence says why.
  case unreadable(String)
}

extension EnvironmentValues {
  /// Where pictures with an address come from; nil outside of the renderer.
  package var remotePictures: (any RemoteImages)? {
    get { self[RemoteImagesKey.self] }
    set { self[RemoteImagesKey.self] = newValue }
  }
}

private enum RemoteImagesKey: EnvironmentKey { static var defaultValue: (any RemoteImages)? { nil } }
