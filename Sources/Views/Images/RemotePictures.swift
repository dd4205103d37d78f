package import Foundation

/// The seam between views and pictures with an address: what is there before the picture is taken.
///
/// A widget's picture is still: nothing is fetched while it is made.
package protocol RemotePictures: Sendable {
  /// The picture at `url`, `scale` pixels to the point; the reason why not otherwise.
  func image(at url: URL, scale: CGFloat) -> Result<Image, RemotePictureError>
}

/// Why there is no picture at an address.
package enum RemotePictureError: Error, Hashable, Sendable {
  /// Nobody fetched it before.
  case notCached
  /// What is there is no picture; the sentence says why.
  case unreadable(String)
}

extension EnvironmentValues {
  /// Where pictures with an address come from; nil outside of the renderer.
  package var remotePictures: (any RemotePictures)? {
    get { self[RemotePicturesKey.self] }
    set { self[RemotePicturesKey.self] = newValue }
  }
}

private enum RemotePicturesKey: EnvironmentKey { static var defaultValue: (any RemotePictures)? { nil } }
